import type { Evidence } from '../../../contract/report.ts';
import type { PageKind } from '../types.ts';

/**
 * One thing a page says, with where it says so. `weight` (0–100) tells how much the place speaks for the company
 * itself; it orders candidates of the same field.
 */
export interface Fact<Value = string> {
  value: Value;
  weight: number;
  evidence: Evidence;
  /** The company named last before it on the page, by its legal form; absent where none is. */
  party?: string;
  /** For a number: the words right beside it, which may name a firm without its legal form. */
  beside?: string;
  /** For a name: the address that it stands above or that data give it; for a number: the one it stands right below; for what data tell: where its company is. */
  place?: Address;
}

export interface Address {
  street: string | null;
  zip: string | null;
  city: string | null;
}

export interface Person {
  name: string;
  title: string | null;
}

export interface BranchSite extends Address {
  name: string | null;
  country: string | null;
}

/** A place told to be a location, with the company that is named there by its legal form. */
export interface BranchTold extends BranchSite {
  party?: string | null;
  /** The heading over the one of the place: of a group's companies the one whose places stand there. */
  section?: string | null;
}

/** A place that is the company's where its words or its name say so, or where the seat is one of the same list on the page. */
export interface ShownPlace extends BranchSite {
  list: number;
  /** The words about it call it a place of the company. */
  isCalled: boolean;
  /** The line with a legal form above the street; null where there is none. */
  firm: string | null;
}

export interface Certificate {
  name: string;
  issuer: string | null;
  /** YYYY-MM-DD or YYYY-MM. */
  validUntil: string | null;
}

export interface ReviewTotal {
  platform: string;
  rating: number | null;
  count: number | null;
  url: string | null;
}

/** A text in the language it is written in. */
export interface Prose {
  text: string;
  language: 'de' | 'en';
}

/** Signs of how well a legal page is kept, and of whose it is: a dead link, a repealed law, a post box, a private person's site. */
export type Mark = 'odrLink' | 'oldLaw' | 'poBox' | 'privateSite';

/** What one page says. Plain data: it crosses a thread border. */
export interface PageFacts {
  url: string;
  kind: PageKind;
  language: 'de' | 'en' | null;
  name: Fact[];
  legalForm: Fact[];
  address: Fact<Address>[];
  country: Fact[];
  phones: Fact[];
  fax: Fact[];
  emails: Fact[];
  vatId: Fact[];
  registerCourt: Fact[];
  registerNumber: Fact[];
  people: Fact<Person>[];
  founded: Fact[];
  employees: Fact[];
  branches: Fact<BranchTold>[];
  places: Fact<ShownPlace>[];
  certifications: Fact<Certificate>[];
  reviews: Fact<ReviewTotal>[];
  description: Fact<Prose>[];
  sustainability: Fact<Prose>[];
  industry: Fact[];
  international: Fact<boolean>[];
  favicon: Fact[];
  marks: Fact<Mark>[];
}
