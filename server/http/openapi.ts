import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { type CallName, calls } from '../../contract/calls.ts';
import { ErrorAnswer } from '../../contract/errors.ts';

interface Described {
  method: string;
  path: string;
  summary: string;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  answer?: v.GenericSchema;
}

/** Checks that JSON Schema cannot express (trimming, one-address mails) are left out; the server makes them. */
const asSent: ConversionConfig = { typeMode: 'input', errorMode: 'ignore', target: 'openapi-3.0' };

const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: toJsonSchema(schema, asSent) } });

function parameters({ path, query }: Described) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = query ? toJsonSchema(query, asSent) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function operation(name: CallName, call: Described) {
  return {
    operationId: name,
    summary: call.summary,
    parameters: parameters(call),
    ...(call.body && { requestBody: { required: true, content: json(call.body) } }),
    responses: {
      200: { description: 'OK', ...(call.answer && { content: json(call.answer) }) },
      default: { description: 'Refused or failed', content: json(ErrorAnswer) },
    },
  };
}

/** The whole API as an OpenAPI 3.0 document, built from the contract's calls. */
export function describeApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(calls) as [CallName, Described][]) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return { openapi: '3.0.3', info: { title: 'Firmenlupe', version: '1' }, servers: [{ url: '/api' }], paths };
}
