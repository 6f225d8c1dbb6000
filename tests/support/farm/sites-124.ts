import { expected as kobbenrath } from './sites-124/kobbenrath/expected.ts';
import { expected as kornreitner } from './sites-124/kornreitner/expected.ts';
import { expected as nordkaje } from './sites-124/nordkaje/expected.ts';
import { expected as primsaue } from './sites-124/primsaue/expected.ts';
import { expected as ruoffduerr } from './sites-124/ruoffduerr/expected.ts';
import { expected as zellacher } from './sites-124/zellacher/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'kobbenrath', hosts: ['www.kobbenrath-metall.de', 'kobbenrath-metall.de'], expected: kobbenrath },
  { name: 'primsaue', hosts: ['www.pflege-primsaue.de', 'pflege-primsaue.de'], expected: primsaue },
  { name: 'ruoffduerr', hosts: ['www.ruoff-haefelin-duerr.de', 'ruoff-haefelin-duerr.de'], expected: ruoffduerr },
  { name: 'kornreitner', hosts: ['www.kornreitner-brot.at', 'kornreitner-brot.at'], expected: kornreitner },
  { name: 'nordkaje', hosts: ['www.nordkaje-logistik.de', 'nordkaje-logistik.de'], expected: nordkaje },
  {
    name: 'zellacher',
    hosts: ['www.zellacher-gaerten.ch', 'zellacher-gaerten.ch'],
    charset: 'windows-1252',
    expected: zellacher,
  },
];
