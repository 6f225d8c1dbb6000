import { expected as kanzlei } from './sites-59/kanzlei-partg-uikit/expected.ts';
import { expected as konzerntochter } from './sites-59/konzerntochter-gmbh-drupal/expected.ts';
import { expected as polsterei } from './sites-59/polsterei-inhaberin-jimdo/expected.ts';
import { expected as raiffeisen } from './sites-59/raiffeisen-eg-joomla/expected.ts';
import { expected as seehotel } from './sites-59/seehotel-gmbh-divi/expected.ts';
import { expected as software } from './sites-59/software-ug-spa-json/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'seehotel-gmbh-divi',
    hosts: ['www.seehotel-brahmkolk.de', 'seehotel-brahmkolk.de'],
    expected: seehotel,
  },
  {
    name: 'kanzlei-partg-uikit',
    hosts: ['www.klueverbaum-thiedig.de', 'klueverbaum-thiedig.de'],
    expected: kanzlei,
  },
  {
    name: 'polsterei-inhaberin-jimdo',
    hosts: ['www.polsterei-zwirnemann.de', 'polsterei-zwirnemann.de'],
    routes: {
      '/%C3%BCber-mich/': 'ueber-mich.html',
      '/%C3%BCber-mich': 'ueber-mich.html',
    },
    expected: polsterei,
  },
  {
    name: 'software-ug-spa-json',
    hosts: ['www.dwarsloeper.de', 'dwarsloeper.de'],
    fallback: 'index.html',
    expected: software,
  },
  {
    name: 'raiffeisen-eg-joomla',
    hosts: ['www.raiffeisen-oster-vieland.de', 'raiffeisen-oster-vieland.de'],
    expected: raiffeisen,
  },
  {
    name: 'konzerntochter-gmbh-drupal',
    hosts: ['www.ostervang.de', 'ostervang.de'],
    expected: konzerntochter,
  },
];
