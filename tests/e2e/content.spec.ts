import type { Page } from '@playwright/test';
import { search, untilFinal } from '../support/client.ts';
import { expect, test } from '../support/jobs.ts';
import { open, openIn, screenUrl, stopTime, untilShown } from '../support/visitor.ts';

const openItems = (page: Page, name: string) => page.locator(`details[name="${name}"][open]`);

/** Opens two questions of an accordion one after the other. */
const expectOneOpenAtATime = async (page: Page, name: string) => {
  const questions = page.locator(`details[name="${name}"] summary`);
  await questions.nth(0).click();
  await expect(openItems(page, name)).toHaveCount(1);
  await questions.nth(3).click();
  await expect(openItems(page, name)).toHaveCount(1);
  await expect(page.locator(`details[name="${name}"]`).nth(3)).toHaveAttribute('open', '');
};

test('header and footer stand on every screen', async ({ page }) => {
  await openIn(page, 'en', '/impressum');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /Firmenlupe/ })).toHaveAttribute('href', '/');
  await expect(header.getByText('BETA')).toBeVisible();
  for (const name of ['DE', 'EN']) await expect(header.getByRole('button', { name, exact: true })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const path of [
    '/impressum',
    '/datenschutz',
    '/cookie-policy',
    '/agb',
    '/ihre-datenrechte',
    '/cookies-verwalten',
  ]) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await expect(footer.getByText(`© ${await page.evaluate(() => new Date().getFullYear())}`)).toBeVisible();
});

test('for visitors who want less motion nothing moves for long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openIn(page, 'en', '/');
  await expect(page.getByRole('button', { name: 'Request Info' })).toHaveCSS('transition-duration', '0.001s');
});

test('scripts and style sheets arrive compressed', async ({ page }) => {
  const encodings: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (/\/assets\/index-.*\.(js|css)$/.test(response.url())) encodings.push(response.headers()['content-encoding']);
  });
  await open(page, '/');
  expect(encodings.length).toBeGreaterThan(0);
  for (const encoding of encodings) expect(['br', 'gzip']).toContain(encoding);
});

test('home says what it is for, how long it takes, and its figures', async ({ page }) => {
  await openIn(page, 'en', '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Who is behind this website?' })).toBeVisible();
  await expect(page.getByText('For companies in German-speaking countries')).toBeVisible();
  await expect(page.getByText(/Usually takes 1–2 minutes/)).toBeVisible();
  for (const figure of ['10,000+', '99.9 %', '24/7']) await expect(page.getByText(figure)).toBeVisible();
  await expect(page.locator('details[name="home-faq"]')).toHaveCount(6);
  await expectOneOpenAtATime(page, 'home-faq');
});

test('transition has its countdown, logos, questions and the German-only notice', async ({ page, jobs }) => {
  await openIn(page, 'en', '/');
  await stopTime(page);
  await open(page, `/transition/${jobs.ready}`);
  await untilShown(page);
  await expect(page.getByText(/Continue in \d seconds?/)).toBeVisible();
  await expect(page.getByText(/for German-speaking companies only/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Good to know' }).locator('summary')).toHaveCount(3);
  await page.clock.runFor(6_000);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('selection thanks, answers six questions one at a time, and can be cancelled', async ({ page, jobs }) => {
  await openIn(page, 'en', `/report/${jobs.ready}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your request!' })).toBeVisible();
  await expect(page.getByText('free', { exact: true })).toBeVisible();
  await expect(page.getByText(/usually within four hours/i).first()).toBeVisible();
  await expect(page.locator('details[name="selection-faq"]')).toHaveCount(6);
  await expectOneOpenAtATime(page, 'selection-faq');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
});

test('the report shows each section of a company with its facts', async ({ page, jobs }) => {
  await openIn(page, 'en', `/report/${jobs.ready}/basic`);
  const company = page.getByRole('article', { name: 'Falkenrath Dachbau GmbH' });
  const header = company.locator('header');
  await expect(header.getByRole('link', { name: '+494066969120' })).toHaveAttribute('href', 'tel:+494066969120');
  await expect(header.getByRole('link', { name: /falkenrath-dachbau\.de/ })).toBeVisible();
  await expect(company.getByRole('button', { name: 'Rate data quality' })).toBeVisible();
  const section = (title: RegExp) => company.locator('details', { has: page.locator('summary', { hasText: title }) });
  await expect(section(/^Description/)).toContainText('deckt, dämmt und begrünt Dächer in Hamburg');
  await expect(section(/^Basic information/)).toContainText('1987');
  await expect(section(/^Address/)).toContainText('Speckenreye 14');
  await expect(section(/^Legal information/)).toContainText('DE817342659');
  await expect(section(/^Legal information/)).toContainText('HRB 48213');
  await expect(section(/^Leadership \(2\)/)).toContainText('Jörn Falkenrath');
  await expect(section(/^Contacts \(3\)/)).toContainText('info@falkenrath-dachbau.de');
  const reviews = section(/^Reviews/);
  await expect(reviews).toContainText('4.8');
  await expect(reviews).toContainText('137');
  await expect(page.getByText(/about the sample report/i)).toBeVisible();
});

test('the report of a running job offers no notification of its own', async ({ page, server, slowSite }) => {
  await openIn(page, 'en', '/');
  const { jobId } = await search(server.url, [slowSite.address]);
  await open(page, `/report/${jobId}/basic`);
  await expect(page.getByText('processing', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me' })).toHaveCount(0);
});

test('companies that are already known are shown as results', async ({ page, server }) => {
  const { jobId } = await search(server.url, ['www.falkenrath-dachbau.de']);
  await untilFinal(server.url, jobId);
  await openIn(page, 'en', '/');
  await page.getByRole('textbox', { name: 'Company website' }).fill('www.falkenrath-dachbau.de');
  await page.getByRole('button', { name: 'Request Info' }).click();
  await expect(page).toHaveURL(screenUrl('/transition'));
  await page
    .getByRole('button', { name: 'View companies found' })
    .or(page.getByRole('link', { name: 'View companies found' }))
    .click();
  await expect(page).toHaveURL('/results');
  const card = page.getByRole('article', { name: 'Falkenrath Dachbau GmbH' });
  await expect(card).toContainText('Hamburg, Germany');
  await card.getByRole('link', { name: 'Falkenrath Dachbau GmbH' }).click();
  await expect(page).toHaveURL(screenUrl('/report'));
});

for (const { slug, german, english } of [
  { slug: 'impressum', german: /^Impressum/, english: /^Legal notice/ },
  { slug: 'datenschutz', german: /^Datenschutz/, english: /^Privacy/ },
  { slug: 'cookie-richtlinie', german: /^Cookie-Richtlinie/, english: /^Cookie/ },
  { slug: 'cookie-policy', german: /^Cookie/, english: /^Cookie policy/i },
  { slug: 'agb', german: /Geschäftsbedingungen|AGB/, english: /^Terms/ },
  { slug: 'ihre-datenrechte', german: /^Ihre Datenrechte/, english: /^Your data rights/i },
  { slug: 'cookies-verwalten', german: /^Cookies verwalten/, english: /^Manage cookies/i },
]) {
  test(`/${slug} has a text and its date in both languages`, async ({ page }) => {
    await open(page, `/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: german })).toBeVisible();
    await expect(page.getByText(/^Zuletzt aktualisiert: \d{1,2}\. \p{L}+ \d{4}$/u)).toBeVisible();
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible();
    await expect(page.getByText(/^Last updated: \p{L}+ \d{1,2}, \d{4}$/u)).toBeVisible();
  });
}

test('data requests are answered within 30 days, says the page', async ({ page }) => {
  await openIn(page, 'en', '/ihre-datenrechte');
  await expect(
    page
      .getByRole('main')
      .getByText(/within 30 days/)
      .first(),
  ).toBeVisible();
});

test('random companies are asked for and shown: four at home, three on transition', async ({ page, jobs }) => {
  const company = (id: number) => ({
    id: `${id}`,
    url: `https://firma-${id}.de`,
    company_name: `Firma ${id}`,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  });
  await page.route('**/api/companies/random/with-favicons?*', (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get('limit'));
    return route.fulfill({ json: { data: Array.from({ length: limit }, (_, index) => company(index)) } });
  });
  const logosBelow = (title: string) =>
    page.getByText(title, { exact: true }).locator('xpath=following-sibling::ul').getByRole('listitem');
  await openIn(page, 'en', '/');
  await expect(logosBelow('Recently evaluated companies')).toHaveCount(4);
  await open(page, `/transition/${jobs.ready}`);
  await expect(logosBelow('Recently evaluated')).toHaveCount(3);
});

test('the report begins with a spinner; a phone may be of type tel', async ({ page, jobs }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/report/*', async (route) => {
    await gate.promise;
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"type":"phone"', '"type":"tel"');
    await route.fulfill({ response, body });
  });
  await openIn(page, 'en', `/report/${jobs.ready}/basic`);
  await expect(page.getByRole('main').getByText('Loading report …')).toBeVisible();
  gate.resolve();
  const header = page.getByRole('article', { name: 'Falkenrath Dachbau GmbH' }).locator('header');
  await expect(header.getByRole('link', { name: '+494066969120' })).toBeVisible();
});

test('certifications show their issuer and their end', async ({ page, server }) => {
  const { jobId } = await search(server.url, ['www.sonnfeld-energie.de']);
  await untilFinal(server.url, jobId);
  await openIn(page, 'en', `/report/${jobId}/basic`);
  const certificate = page
    .locator('details', { has: page.locator('summary', { hasText: /^Certifications \(2\)/ }) })
    .getByRole('listitem')
    .filter({ hasText: 'ISO 14001' });
  await expect(certificate).toContainText('TÜV SÜD Management Service GmbH');
  await expect(certificate).toContainText('June 30, 2027');
});
