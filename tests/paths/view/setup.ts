import '../../component/setup.ts';
import { beforeEach } from 'vitest';
import { loadAllTexts, showLanguage } from '../../../src/i18n/i18n.ts';

beforeEach(async () => {
  await showLanguage('en');
  await loadAllTexts();
});
