import type { Language } from '../../contract/primitives.ts';
import type { DataRequestKind, MailKind } from '../db/schema.ts';

interface MailText {
  subject: string;
  /** Paragraphs; `{…}` is filled in when the mail is made. A subject holds nothing that a visitor typed. */
  body: string;
}

const german: Record<MailKind, MailText> = {
  reportReady: {
    subject: 'Ihr Firmenlupe-Bericht ist fertig',
    body: `Guten Tag,

Ihr Bericht ist fertig. Sie können ihn hier ansehen:

{link}

Diese Nachricht haben Sie erhalten, weil jemand mit Ihrer E-Mail-Adresse um eine Benachrichtigung gebeten hat. Weitere Nachrichten folgen nicht.`,
  },
  reportFailed: {
    subject: 'Zu Ihrer Suche bei Firmenlupe',
    body: `Guten Tag,

leider konnten wir aus den angegebenen Websites keinen Bericht erstellen. Was der Grund ist und was Sie tun können, lesen Sie hier:

{link}

Weitere Nachrichten folgen nicht.`,
  },
  orderConfirmation: {
    subject: 'Ihre Bestellung bei Firmenlupe',
    body: `Guten Tag,

vielen Dank für Ihre Bestellung. Wir haben sie erhalten und beginnen mit der Arbeit.

Bestellnummer: {order}
Leistung: Pro-Bericht
Unternehmen: {company}
Preis: {net} zzgl. {vat} % MwSt. = {gross}
Lieferung: per E-Mail, in der Regel innerhalb von vier Stunden

Rechnungsanschrift:
{address}

Der Vertrag kommt mit dieser Bestätigung zustande. Es gelten unsere Allgemeinen Geschäftsbedingungen: {terms}

Falls Sie diese Bestellung nicht aufgegeben haben, antworten Sie bitte auf diese E-Mail.`,
  },
  orderNotice: {
    subject: 'Neue Bestellung eines Pro-Berichts',
    body: `Bestellnummer: {order}
Suche: {link}
Name: {name}
E-Mail: {email}
Unternehmen: {company}
Anschrift und Angaben:
{address}
Preis: {net} zzgl. {vat} % MwSt. = {gross}`,
  },
  newsletterConfirm: {
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    body: `Guten Tag,

bitte bestätigen Sie, dass Sie den Firmenlupe-Newsletter erhalten möchten:

{link}

Der Link gilt 48 Stunden. Wenn Sie sich nicht angemeldet haben, ignorieren Sie diese Nachricht; Ihre Adresse wird dann gelöscht.`,
  },
  newsletterWelcome: {
    subject: 'Ihre Newsletter-Anmeldung ist bestätigt',
    body: `Guten Tag,

Ihre Anmeldung zum Firmenlupe-Newsletter ist bestätigt. Sie können sich jederzeit wieder abmelden:

{link}`,
  },
  dataLink: {
    subject: 'Ihre Anfrage zum Datenschutz',
    body: `Guten Tag,

für diese E-Mail-Adresse wurde bei Firmenlupe eine {request} angefordert. Öffnen Sie dazu diesen Link und bestätigen Sie dort:

{link}

Der Link gilt 24 Stunden und nur für diese Adresse. Wenn die Anfrage nicht von Ihnen stammt, brauchen Sie nichts zu tun.`,
  },
};

const english: Record<MailKind, MailText> = {
  reportReady: {
    subject: 'Your Firmenlupe report is ready',
    body: `Hello,

Your report is ready. You can read it here:

{link}

You received this message because someone asked to be notified at your email address. There will be no further messages.`,
  },
  reportFailed: {
    subject: 'About your search at Firmenlupe',
    body: `Hello,

Unfortunately we could not create a report from the websites you entered. Here you can read why, and what you can do:

{link}

There will be no further messages.`,
  },
  orderConfirmation: {
    subject: 'Your order at Firmenlupe',
    body: `Hello,

Thank you for your order. We have received it and are starting work.

Order number: {order}
Service: Pro report
Company: {company}
Price: {net} plus {vat} % VAT = {gross}
Delivery: by email, usually within four hours

Billing address:
{address}

The contract is concluded with this confirmation. Our terms and conditions apply: {terms}

If you did not place this order, please reply to this email.`,
  },
  orderNotice: german.orderNotice,
  newsletterConfirm: {
    subject: 'Please confirm your newsletter subscription',
    body: `Hello,

Please confirm that you would like to receive the Firmenlupe newsletter:

{link}

The link is valid for 48 hours. If you did not subscribe, please ignore this message; your address will then be deleted.`,
  },
  newsletterWelcome: {
    subject: 'Your newsletter subscription is confirmed',
    body: `Hello,

Your subscription to the Firmenlupe newsletter is confirmed. You can unsubscribe at any time:

{link}`,
  },
  dataLink: {
    subject: 'Your data protection request',
    body: `Hello,

A {request} was requested at Firmenlupe for this email address. To go on, open this link and confirm there:

{link}

The link is valid for 24 hours and for this address only. If the request was not yours, there is nothing you need to do.`,
  },
};

export const mailTexts: Record<Language, Record<MailKind, MailText>> = { de: german, en: english };

/** What a data-protection request asks for, in the words of its mail. */
export const requestWords: Record<Language, Record<DataRequestKind, string>> = {
  de: { export: 'Auskunft über die gespeicherten Daten', delete: 'Löschung der gespeicherten Daten' },
  en: { export: 'copy of the stored data', delete: 'deletion of the stored data' },
};
