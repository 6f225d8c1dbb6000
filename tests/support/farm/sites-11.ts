import { expected as achterfeldt } from './sites-11/achterfeldt-drehtechnik/expected.ts';
import { expected as almrauschhof } from './sites-11/almrauschhof/expected.ts';
import { expected as vogelsbergkuppe } from './sites-11/buergerenergie-vogelsbergkuppe/expected.ts';
import { expected as corvana } from './sites-11/corvana-systemhaus/expected.ts';
import { expected as brodhagen } from './sites-11/elektro-brodhagen/expected.ts';
import { expected as ganterfluh } from './sites-11/ganterfluh-metallbau/expected.ts';
import { expected as kirschhang } from './sites-11/haus-am-kirschhang/expected.ts';
import { expected as hopfensperger } from './sites-11/hopfensperger-bier/expected.ts';
import { expected as knabberfell } from './sites-11/knabberfell/expected.ts';
import { expected as lumetrix } from './sites-11/lumetrix/expected.ts';
import { expected as seenland } from './sites-11/pflege-seenland/expected.ts';
import { expected as reuschling } from './sites-11/reuschling-amthor/expected.ts';
import type { Site } from './types.ts';

/** Whole companies of many trades, each with many values of others where they naturally stand. */
export const sites: Site[] = [
  {
    name: 'achterfeldt-drehtechnik',
    hosts: ['www.achterfeldt-dt.de', 'achterfeldt-dt.de'],
    expected: achterfeldt,
  },
  {
    name: 'reuschling-amthor',
    hosts: ['reuschling-amthor.de', 'www.reuschling-amthor.de'],
    expected: reuschling,
  },
  {
    name: 'hopfensperger-bier',
    hosts: ['www.hopfensperger-bier.de', 'hopfensperger-bier.de'],
    expected: hopfensperger,
  },
  {
    name: 'corvana-systemhaus',
    hosts: ['www.corvana.de', 'corvana.de'],
    expected: corvana,
  },
  {
    name: 'pflege-seenland',
    hosts: ['www.pflege-seenland.de', 'pflege-seenland.de'],
    expected: seenland,
  },
  {
    name: 'almrauschhof',
    hosts: ['www.almrauschhof.at', 'almrauschhof.at'],
    expected: almrauschhof,
  },
  {
    name: 'ganterfluh-metallbau',
    hosts: ['www.ganterfluh.ch', 'ganterfluh.ch'],
    expected: ganterfluh,
  },
  {
    name: 'elektro-brodhagen',
    hosts: ['www.elektro-brodhagen.de', 'elektro-brodhagen.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: brodhagen,
  },
  {
    name: 'knabberfell',
    hosts: ['knabberfell.de', 'www.knabberfell.de'],
    expected: knabberfell,
  },
  {
    name: 'lumetrix',
    hosts: ['lumetrix.de', 'www.lumetrix.de'],
    expected: lumetrix,
  },
  {
    name: 'buergerenergie-vogelsbergkuppe',
    hosts: ['www.be-vogelsbergkuppe.de', 'be-vogelsbergkuppe.de'],
    expected: vogelsbergkuppe,
  },
  {
    name: 'haus-am-kirschhang',
    hosts: ['haus-am-kirschhang.de', 'www.haus-am-kirschhang.de'],
    fallback: 'index.html',
    expected: kirschhang,
  },
];
