import { useMachine } from '@xstate/react';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { Link, Route, Switch } from 'wouter';
import { setup } from 'xstate';

const machine = setup({}).createMachine({ id: 'floor', initial: 'shown', states: { shown: {} } });

const Page = () => {
  const { t } = useTranslation();
  const [state] = useMachine(machine);
  return createElement('h1', null, createElement(Link, { href: '/' }, t('brand'), String(state.value)));
};

const i18n = createInstance();
await i18n
  .use(initReactI18next)
  .init({ lng: 'de', resources: { de: { common: { brand: 'Guten Tag' } } }, defaultNS: 'common' });
const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(Switch, null, createElement(Route, { path: '/', component: Page })));
