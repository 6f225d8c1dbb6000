import { expected as begahof } from './sites-104/begahof/expected.ts';
import { expected as hauskompass } from './sites-104/hauskompass/expected.ts';
import { expected as kerndreher } from './sites-104/kerndreher/expected.ts';
import { expected as lahnbogen } from './sites-104/lahnbogen/expected.ts';
import { expected as roetelbach } from './sites-104/roetelbach/expected.ts';
import { expected as sulzgruber } from './sites-104/sulzgruber/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'begahof',
    hosts: ['www.begahof-wohnen.de', 'begahof-wohnen.de'],
    expected: begahof,
  },
  {
    name: 'kerndreher',
    hosts: ['www.kerndreher-armaturen.de', 'kerndreher-armaturen.de'],
    expected: kerndreher,
  },
  {
    name: 'sulzgruber',
    hosts: ['www.sulzgruber-erdbau.at', 'sulzgruber-erdbau.at'],
    expected: sulzgruber,
  },
  {
    name: 'roetelbach',
    hosts: ['www.fahrdienst-roetelbach.ch', 'fahrdienst-roetelbach.ch'],
    expected: roetelbach,
  },
  {
    name: 'lahnbogen',
    hosts: ['www.mvz-lahnbogen-marburg.de', 'mvz-lahnbogen-marburg.de'],
    expected: lahnbogen,
  },
  {
    name: 'hauskompass',
    hosts: ['www.hauskompass-potsdam.de', 'hauskompass-potsdam.de'],
    expected: hauskompass,
  },
];
