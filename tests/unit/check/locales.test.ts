import { expect, it } from 'vitest';
import { checkLocales } from '../../../scripts/check/locales.ts';
import { makeTree } from '../../support/tree.ts';

type Texts = Record<string, unknown>;

const problemsOf = async (de: Texts, en: Texts, source: string) => {
  await using tree = await makeTree({
    'locales/de/common.json': JSON.stringify(de),
    'locales/en/common.json': JSON.stringify(en),
    'src/App.tsx': source,
  });
  return await checkLocales(tree.root);
};

/** Problems with the same texts in both languages. */
const problemsWith = (texts: Texts, source: string) => problemsOf(texts, texts, source);

it('reports a text that one language lacks', async () => {
  expect(await problemsOf({ a: 'A', b: 'B' }, { a: 'A' }, "t('a'); t('b');")).toEqual([
    'common:b is missing in English',
  ]);
  expect(await problemsOf({ a: 'A' }, { a: 'A', c: 'C' }, "t('a');")).toEqual(['common:c is missing in German']);
});

it('reports an empty text', async () => {
  expect(await problemsOf({ a: 'A' }, { a: ' ' }, "t('a');")).toEqual(['common:a is empty']);
});

it.each([
  ['{{count}} Firmen', '{{n}} companies'],
  ['Weiter zu <1>den AGB</1>', 'On to the terms'],
])('reports other placeholders: %s / %s', async (de, en) => {
  const complaint = 'common:a has different placeholders in German and English';
  expect(await problemsOf({ a: de }, { a: en }, "t('a');")).toEqual([complaint]);
});

it('accepts placeholders in another order and formatting', async () => {
  expect(await problemsOf({ a: '{{x}} von {{ y }}' }, { a: '{{y}} has {{x, number}}' }, "t('a');")).toEqual([]);
});

it('reports a key that code asks for and no file has', async () => {
  expect(await problemsWith({ a: 'A' }, "t('a'); t('gone');")).toEqual(["src/App.tsx: no text for 'gone'"]);
});

it('reports a template that no key fits', async () => {
  expect(await problemsWith({ a: 'A' }, "t('a'); t(`step.${n}`);")).toEqual(["src/App.tsx: no text for 'step.*'"]);
});

it('reports a text that no code asks for', async () => {
  expect(await problemsWith({ a: 'A', old: { text: 'B' } }, "t('a');")).toEqual(['common:old.text is not used']);
});

it.each([
  ['a call', { hero: { title: 'A' } }, "t('hero.title');"],
  ['a call with a namespace', { hero: { title: 'A' } }, "t('common:hero.title');"],
  ['a condition', { yes: 'A', no: 'B' }, "t(on ? 'yes' : 'no');"],
  ['a template', { step: ['A', 'B'] }, 't(`step.${n}`);'],
  ['a template with a fixed end', { e: { x: { title: 'A' } } }, 't(`e.${type}.title`);'],
  ['a whole list', { items: [{ q: 'A' }, { q: 'B' }] }, "t('items', { returnObjects: true });"],
  ['data', { footer: { terms: 'A' } }, "const links = [{ label: 'footer.terms' }]; t(links[0].label);"],
  ['markup', { notice: 'A' }, 'const x = <Trans i18nKey="notice" />;'],
  ['plural forms', { found_one: 'A', found_other: 'B' }, "t('found', { count });"],
])('counts a key as used in %s', async (_, texts, source) => {
  expect(await problemsWith(texts, source)).toEqual([]);
});

it('does not take a word for the use of a group', async () => {
  expect(await problemsWith({ hero: { title: 'A' } }, "const id = 'hero';")).toEqual(['common:hero.title is not used']);
});

it('looks up keys in the namespaces that the file names', async () => {
  await using tree = await makeTree({
    'locales/de/home.json': '{"title":"A"}',
    'locales/en/home.json': '{"title":"A"}',
    'src/Home.tsx': "const { t } = useTranslation('home'); t('title');",
    'src/Other.tsx': "const { t } = useTranslation(); t('title');",
  });
  expect(await checkLocales(tree.root)).toEqual(["src/Other.tsx: no text for 'title'"]);
});
