import { expected as aigenbauer } from './sites-25/aigenbauer-brot/expected.ts';
import { expected as begatal } from './sites-25/altenhilfe-begatal/expected.ts';
import { expected as brinkwerth } from './sites-25/brinkwerth-kreislauf/expected.ts';
import { expected as broekelmeierMaschinen } from './sites-25/broekelmeier-maschinen/expected.ts';
import { expected as gygaxRuefenacht } from './sites-25/gygax-ruefenacht/expected.ts';
import { expected as kleintierpraxisWuemmeaue } from './sites-25/kleintierpraxis-wuemmeaue/expected.ts';
import { expected as lotsenwerk } from './sites-25/lotsenwerk/expected.ts';
import { expected as maschenkontor } from './sites-25/maschenkontor/expected.ts';
import { expected as stoertal } from './sites-25/stoertal-werke/expected.ts';
import { expected as trattnerHolz } from './sites-25/trattner-holz/expected.ts';
import { expected as elsterhang } from './sites-25/wg-elsterhang/expected.ts';
import { expected as wuethrich } from './sites-25/wuethrich-ofenbau/expected.ts';
import type { Site } from './types.ts';

/** Ordinary sites, each with a few values of others. */
export const sites: Site[] = [
  {
    name: 'broekelmeier-maschinen',
    hosts: ['www.broekelmeier.de', 'broekelmeier.de'],
    expected: broekelmeierMaschinen,
  },
  {
    name: 'kleintierpraxis-wuemmeaue',
    hosts: ['www.kleintierpraxis-wuemmeaue.de', 'kleintierpraxis-wuemmeaue.de'],
    expected: kleintierpraxisWuemmeaue,
  },
  { name: 'trattner-holz', hosts: ['www.trattner-holz.at', 'trattner-holz.at'], expected: trattnerHolz },
  { name: 'gygax-ruefenacht', hosts: ['www.gygax-ruefenacht.ch', 'gygax-ruefenacht.ch'], expected: gygaxRuefenacht },
  { name: 'maschenkontor', hosts: ['www.maschenkontor-shop.de', 'maschenkontor-shop.de'], expected: maschenkontor },
  { name: 'lotsenwerk', hosts: ['www.lotsenwerk.de', 'lotsenwerk.de'], expected: lotsenwerk },

  {
    name: 'wg-elsterhang',
    hosts: ['www.wg-elsterhang.de', 'wg-elsterhang.de'],
    expected: elsterhang,
  },
  {
    name: 'aigenbauer-brot',
    hosts: ['www.aigenbauer-brot.at', 'aigenbauer-brot.at'],
    expected: aigenbauer,
  },
  {
    name: 'altenhilfe-begatal',
    hosts: ['www.altenhilfe-begatal.de', 'altenhilfe-begatal.de'],
    expected: begatal,
  },
  {
    name: 'brinkwerth-kreislauf',
    hosts: ['www.brinkwerth.de', 'brinkwerth.de'],
    expected: brinkwerth,
  },
  {
    name: 'wuethrich-ofenbau',
    hosts: ['www.wuethrich-langnau.ch', 'wuethrich-langnau.ch'],
    expected: wuethrich,
  },
  {
    name: 'stoertal-werke',
    hosts: ['www.stoertal-werke.de', 'stoertal-werke.de'],
    expected: stoertal,
  },
];
