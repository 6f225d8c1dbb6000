import { readFileSync } from 'node:fs';
import { expected as tauberfink } from './sites-73/buergerenergie-tauberfink/expected.ts';
import { expected as kinderhaeuser } from './sites-73/kinderhaeuser-zwerbelgrund/expected.ts';
import { expected as ohrndorff } from './sites-73/ohrndorff-quistelbarth/expected.ts';
import { expected as ahlsbeek } from './sites-73/pflegewerk-ahlsbeek/expected.ts';
import { expected as schwerzelgrund } from './sites-73/stadtwerke-schwerzelgrund/expected.ts';
import { expected as grubhofstaetter } from './sites-73/tischlerei-grubhofstaetter/expected.ts';
import type { Site } from './types.ts';

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];
let calendar: string | undefined;

/** A calendar that leads from month to month without end. */
function month(target: string): string | undefined {
  const m = /^\/termine\/?\?monat=(\d{4})-(\d{2})$/.exec(target);
  if (!m) return undefined;
  calendar ??= readFileSync(new URL('./sites-73/kinderhaeuser-zwerbelgrund/termine.html', import.meta.url), 'utf8');
  const n = Number(m[1]) * 12 + Number(m[2]) - 1;
  const key = (i: number) => `${Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`;
  const name = (i: number) => MONTHS[i % 12];
  const links = `<p><strong>${name(n)} ${Math.floor(n / 12)}</strong> · <a href="/termine/?monat=${key(n - 1)}" rel="prev">« ${name(n - 1)}</a> · <a href="/termine/?monat=${key(n + 1)}" rel="next">${name(n + 1)} »</a></p><p>Für diesen Monat sind keine Termine eingetragen.</p>`;
  return calendar.replace(/<p><strong>November 2026<\/strong>[\s\S]*?<\/ul>/, links);
}

const typo3 = Object.fromEntries([
  ['/index.php', 'index.html'],
  ['/index.php?id=1', 'index.html'],
  ...[3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 21].map((id) => [`/index.php?id=${id}`, `seite${id}.html`]),
]) as Record<string, string>;

const frames = Object.fromEntries(
  [
    'navi',
    'start',
    'buero',
    'leistungen',
    'projekte',
    'aktuell',
    'neues',
    'kontakt',
    'english',
    'impressum',
    'datenschutz',
  ].map((n) => [`/${n}.htm`, `${n}.html`]),
) as Record<string, string>;

export const sites: Site[] = [
  {
    name: 'kinderhaeuser-zwerbelgrund',
    hosts: ['www.kinderhaeuser-zwerbelgrund.de', 'kinderhaeuser-zwerbelgrund.de'],
    generate: month,
    expected: kinderhaeuser,
  },
  {
    name: 'buergerenergie-tauberfink',
    hosts: ['www.be-tauberfink.de', 'be-tauberfink.de'],
    routes: typo3,
    expected: tauberfink,
  },
  {
    name: 'stadtwerke-schwerzelgrund',
    hosts: ['www.sw-schwerzelgrund.de', 'sw-schwerzelgrund.de'],
    routes: { '/files/zertifikat-iso-50001.pdf': 'files/zertifikat-iso-50001.pdf' },
    expected: schwerzelgrund,
  },
  {
    name: 'tischlerei-grubhofstaetter',
    hosts: ['www.grubhofstaetter.at', 'grubhofstaetter.at'],
    routes: {
      '/m%C3%B6bel-k%C3%BCchen/': 'moebel-kuechen.html',
      '/m%C3%B6bel-k%C3%BCchen': 'moebel-kuechen.html',
      '/fenster-t%C3%BCren/': 'fenster-tueren.html',
      '/fenster-t%C3%BCren': 'fenster-tueren.html',
    },
    expected: grubhofstaetter,
  },
  {
    name: 'ohrndorff-quistelbarth',
    hosts: ['www.ohrndorff-quistelbarth.de', 'ohrndorff-quistelbarth.de'],
    routes: frames,
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: ohrndorff,
  },
  {
    name: 'pflegewerk-ahlsbeek',
    hosts: ['www.pflegewerk-ahlsbeek.de', 'pflegewerk-ahlsbeek.de'],
    routes: { '/downloads/zertifikat-9001.pdf': 'downloads/zertifikat-9001.pdf' },
    fallback: 'nicht-gefunden.html',
    expected: ahlsbeek,
  },
];
