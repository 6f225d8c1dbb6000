// @vitest-environment happy-dom
import './setup.ts';
import { walkView } from './harness/walk-views.ts';
import { formViews } from './registry.ts';

for (const view of formViews) walkView(view);
