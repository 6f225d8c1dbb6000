import { expect, test } from 'vitest';
import { activeIn, eventsOf, valueBelow } from '../../../src/inspector/viewer/definition.ts';

const definition = {
  on: { closed: 'off' },
  states: {
    off: {},
    on: { on: { paused: 'x' }, states: { left: { states: { a: { on: { next: 'b' } }, b: {} } }, right: {} } },
  },
};

test('active states are read from a state value', () => {
  expect(activeIn('off')).toEqual(['off']);
  expect(activeIn({ left: 'a', right: {} })).toEqual(['left', 'right']);
  expect(activeIn(undefined)).toEqual([]);
});

test('the value of a state below is found, also where it is a plain name', () => {
  expect(valueBelow({ left: 'a' }, 'left')).toBe('a');
  expect(valueBelow('off', 'off')).toEqual({});
  expect(valueBelow('off', 'on')).toBeUndefined();
});

test('events of all active states are offered, the innermost first', () => {
  expect(eventsOf(definition, { on: { left: 'a', right: {} } })).toEqual(['next', 'paused', 'closed']);
  expect(eventsOf(definition, 'off')).toEqual(['closed']);
});
