// @vitest-environment happy-dom
import './setup.ts';
import { walkView } from './harness/walk-views.ts';
import { mainJobViews } from './registry.ts';

for (const view of mainJobViews) walkView(view);
