// @vitest-environment happy-dom
import './setup.ts';
import { walkView } from './harness/walk-views.ts';
import { pageViews } from './registry.ts';

for (const view of pageViews) walkView(view);
