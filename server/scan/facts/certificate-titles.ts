import { anyCase } from '../any-case.ts';

/** Words of titles above certificates that name none of them: 'Geprüft und zertifiziert', 'Ausgezeichnet!'. */
const TITLE_WORDS = anyCase(
  `^(?:${[
    '(?:geprüft|qualifiziert|zertifiziert|ausgezeichnet|anerkannt|akkreditiert|auditiert|prämiert|bestätigt|empfohlen|certified|accredited|awarded|approved)(?:e[nrsm]?)?',
    '(?:rundum|mehrfach|doppelt|offiziell|amtlich|regelmäßig|regelmässig|unabhängig|extern|neutral|laufend|immer|stets|auch|schwarz|weiß|höchste[nr]?|beste|gute)',
    '(?:zertifikate?|zertifizierung|auszeichnung|siegel|gütesiegel|prüfsiegel|qualitätssiegel|label|urkunde|nachweis|norm|standard|prüfung|mitgliedschaft|zulassung|anerkennung|award|certificate|certification|accreditation|membership)(?:e?[sn]|en)?',
    '(?:qualität|umwelt|arbeitsschutz|energie|nachhaltigkeit|sicherheit|hygiene|service|leistung|kompetenz|vertrauen|managementsystem|quality|environment|safety)(?:s|e|en)?',
    'zum|als|hier|herunterladen|download|downloads|ansehen|pdf',
    'und|sowie|&|mit|nach|von|für|auf|in|im|der|die|das|den|dem|ein|eine[mnr]?|wir|uns|sind|ist|was|unsere?[nrms]?|brief|einen|blick|überblick|auszeichnet|and|our|of|with|we|are',
  ].join('|')})$`,
);

/** Whether a heading only says that there are certificates, and names none. */
export const isCertificatesTitle = (text: string): boolean =>
  text.length <= 60 && text.split(/[\s,/–.!?:-]/u).every((word) => word === '' || TITLE_WORDS.test(word));
