// @vitest-environment happy-dom
import '../../component/setup.ts';
import { beforeEach } from 'vitest';
import { showLanguage } from '../../../src/i18n/i18n.ts';
import { reportView } from './flows/report.tsx';
import { walkView } from './harness/walk-views.ts';

beforeEach(() => showLanguage('en'));

walkView(reportView);
