import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const seriousOf = (violations: Violations): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** Serious and critical accessibility faults of the page as it stands, as short lines. */
export const seriousFaults = async (page: Page): Promise<string[]> =>
  seriousOf((await new AxeBuilder({ page }).analyze()).violations);

/** Loads axe into the page once, for a page without frames that is looked at many times. */
export const loadAxe = async (page: Page): Promise<void> => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
  await page.evaluate(await readFile(resolve('axe-core/axe.min.js'), 'utf8'));
};

/** The same as `seriousFaults`, by the axe that was loaded before. */
export const faultsOnPage = async (page: Page): Promise<string[]> =>
  seriousOf(await page.evaluate<Violations>(`axe.run({ resultTypes: ['violations'] }).then((it) => it.violations)`));

/**
 * Everything that axe judges but the words: elements in their order, their attributes, and whether they hold text.
 * Pages that differ in nothing else have the same faults.
 */
export const markupOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const worded = /^(?:alt|aria-label|content|href|lang|placeholder|src|title|value)$/;
    const markup = [...document.querySelectorAll('*')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) =>
        worded.test(name) ? `${name}${value ? '' : ' empty'}` : `${name}=${value}`,
      );
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      return [element.localName, ...attributes, hasText].join(' ');
    });
    return markup.join('\n').replaceAll(/data-screen=\S+/g, '');
  });
