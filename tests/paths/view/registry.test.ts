// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { flows } from '../registry.ts';
import { formViews, mainJobViews, pageViews, withoutView } from './registry.ts';

test('every flow of the browser is walked on its view, or has a reason why not', () => {
  const views = [...mainJobViews, ...formViews, ...pageViews].map(({ flow }) => flow.file);
  const inBrowser = flows.filter(({ file }) => !file.startsWith('lifecycle/'));
  const viewless = inBrowser.filter(({ file }) => !views.includes(file)).map(({ machine }) => machine.id);
  expect(viewless.toSorted()).toEqual(Object.keys(withoutView).toSorted());
});
