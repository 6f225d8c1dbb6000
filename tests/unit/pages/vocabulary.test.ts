import { describe, expect, it } from 'vitest';
import { foldWords, judgeLink, languageInAddress } from '../../../server/scan/pages/vocabulary.ts';

const site = 'https://muster-bau.de';
const topicOf = (text: string, path = '/seite-17') => judgeLink([text], site + path)?.topic ?? null;

describe('judgeLink', () => {
  it.each([
    ['Impressum', 'impressum'],
    ['Imprint', 'impressum'],
    ['Legal Notice', 'impressum'],
    ['Impressum & Datenschutz', 'impressum'],
    ['Kontakt / Impressum', 'impressum'],
    ['Offenlegung', 'impressum'],
    ['Kontakt & Rechtliches', 'impressum'],
    ['Impressum Agentur Probst', 'impressum'],
    ['Kleingedrucktes', 'impressum'],
    ['Das Kleingedruckte', 'impressum'],
    ['Über diese Website', 'impressum'],
    ['Zu dieser Seite', 'impressum'],
    ['Anbieterangaben', 'impressum'],
    ['Angaben gemäß § 5 DDG', 'impressum'],
    ['Company details', 'impressum'],
    ['Die Kanzlei', 'about'],
    ['Unsere Werkstatt', 'about'],
    ['Über Muster Bau', 'about'],
    ['Chronik', 'about'],
    ['Büro', 'about'],
    ['Menschen', 'team'],
    ['Unsere Märkte', 'locations'],
    ['Angebote & Orte', 'locations'],
    ['Büros & Treffpunkte', 'locations'],
    ['Käseläden', 'locations'],
    ['Depots & Abholung', 'locations'],
    ['Unsere Läger', 'locations'],
    ['Lager', 'locations'],
    ['Boutique', 'locations'],
    ['Unterrichtsorte', 'locations'],
    ['Unsere Räume', 'locations'],
    ['Das Labor', 'about'],
    ['Lehrkräfte', 'team'],
    ['Kundenzufriedenheit', 'reviews'],
    ['Praxis Laupheim', 'locations'],
    ['Gästestimmen', 'reviews'],
    ['Lob & Tadel', 'reviews'],
    ['Schauraum', 'locations'],
    ['Unser Gästehaus', 'locations'],
    ['Unsere Außenstellen', 'locations'],
    ['Firmenjubiläum', 'about'],
    ['Wie alles begann', 'about'],
    ['Kontakt', 'contact'],
    ['Contact us', 'contact'],
    ['Kontakt & Anfahrt', 'contact'],
    ['Über uns', 'about'],
    ['ÜBER UNS', 'about'],
    ['Das Unternehmen', 'about'],
    ['About us', 'about'],
    ['Wer wir sind', 'about'],
    ['Unsere Geschichte', 'about'],
    ['Unser Team', 'team'],
    ['Geschäftsführung', 'team'],
    ['Standorte', 'locations'],
    ['Unsere Filialen', 'locations'],
    ['Locations', 'locations'],
    ['Zertifikate', 'certificates'],
    ['Qualität & Zertifizierungen', 'certificates'],
    ['Certifications', 'certificates'],
    ['Bio-Nachweis', 'certificates'],
    ['Nachweise & Zulassungen', 'certificates'],
    ['Präqualifikation', 'certificates'],
    ['Nachhaltigkeit', 'sustainability'],
    ['Kundenstimmen', 'reviews'],
  ])('takes "%s" for %s', (text, topic) => expect(topicOf(text)).toBe(topic));

  it('knows the word that the address has for the house', () => {
    expect(judgeLink(['Die Sennerei'], 'https://sennerei-muster.at/haus')?.topic).toBe('about');
    expect(judgeLink(['Die Sennerei'], 'https://muster.at/haus')).toBeNull();
  });

  it('takes the name of a script for no word of the page that it gives', () => {
    expect(topicOf('Unsere Geschäfte', '/shop_content.php?coID=12')).toBe('locations');
    expect(topicOf('Unsere Geschäfte', '/shop/geschaefte-des-monats')).toBeNull();
  });

  it('believes the text before the path where both name the same page', () =>
    expect(topicOf('Kontakt & Rechtliches', '/verein/kontakt')).toBe('impressum'));

  it.each([
    ['/impressum.html', 'impressum'],
    ['/index.php?page=impressum', 'impressum'],
    ['/de/kontakt/', 'contact'],
    ['/%C3%BCber-uns', 'about'],
    ['/ueber_uns.php', 'about'],
    ['/unternehmen/zertifikate', 'certificates'],
  ])('reads the path of a bare link to %s', (path, topic) => expect(topicOf('', path)).toBe(topic));

  it.each([
    ['Datenschutz', '/datenschutz'],
    ['Impressum der Agentur', '/agentur/impressum'],
    ['Impressum Webdesigner', '/impressum-2'],
    ['Produkte', '/produkte'],
    ['Unser Team sucht dich', '/karriere/jobs/maurer'],
    ['Kontaktlinsen', '/sortiment/kontaktlinsen'],
    ['Teamevents', '/angebote/teamevents'],
    ['Büro mieten', '/objekte/buero-mieten'],
    ['Haus kaufen', '/haus'],
    ['Partner', '/partner'],
    ['Hochzeitstorte', '/torten'],
    ['Grußworte', '/fest'],
    ['Unternehmensberatung', '/leistungen/unternehmensberatung'],
    ['So findet Ihr Unternehmen in zehn Schritten zu einem neuen und besseren Dach', '/blog/2024/05/dach'],
    ['Mehr lesen', '/aktuelles/neues-team-am-standort'],
  ])('sees nothing in "%s" %s', (text, path) => expect(topicOf(text, path)).toBeNull());
});

it('foldWords writes umlauts out and drops other signs', () => {
  expect(foldWords(' Über-uns & Straße, Café! ')).toBe('ueber uns und strasse cafe');
});

describe('languageInAddress', () => {
  it.each([
    ['https://firma.de/en/imprint', 'en'],
    ['https://firma.de/de-at/', 'de'],
    ['https://firma.de/index.php?lang=en', 'en'],
    ['https://en.firma.de/', 'en'],
    ['https://firma.de/it/', 'it'],
    ['https://firma.de/impressum', null],
    ['https://firma.de/qx/', null],
    ['https://it-firma.de/', null],
  ])('of %s is %s', (address, language) => expect(languageInAddress(address)).toBe(language));
});
