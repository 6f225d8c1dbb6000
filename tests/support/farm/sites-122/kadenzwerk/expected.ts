import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Kadenzwerk Software GmbH",
    "legal_form": "GmbH",
    "street": "Tumblingerstraße 47",
    "zip": "80337",
    "city": "München",
    "country": "DE",
    "vat_id": "DE150836248",
    "register_court": "Amtsgericht München",
    "hr_number": "HRB 248317",
    "ceos": [
      "Annika Steinlechner",
      "Rafael Obermayr"
    ],
    "phones": [
      "+498938047160"
    ],
    "fax": [
      "+498938047169"
    ],
    "emails": [
      "kontakt@kadenzwerk-software.de"
    ],
    "founding_date": "2009",
    "number_of_employees": "rund 85",
    "branches": [
      {
        "street": "Spinnereistraße 7",
        "zip": "04179",
        "city": "Leipzig"
      }
    ],
    "certifications": [
      {
        "name": "ISO/IEC 27001:2022",
        "issuer": "TÜV SÜD Management Service GmbH",
        "valid_until": "2027-05-14"
      }
    ],
    "reviews": [
      {
        "rating": 4.72,
        "count": 58
      }
    ],
    "description_de": "entwickelt Planungssoftware für mittelständische Serienfertiger, die ihre Liefertermine halten",
    "description_en": "builds scheduling software for mid-sized series manufacturers who want"
  },
  "traps": [
    "214",
    "176",
    "1376",
    "3200",
    "1900",
    "1987",
    "1894",
    "2004",
    "Norrlid",
    "Storgatan",
    "Astrid Lindqvist",
    "Kadenzwerk Österreich",
    "Mariahilfer Straße",
    "ATU69382143",
    "441720",
    "Leopold Krainz",
    "Uwe Dahlhoff",
    "Vera Holub",
    "Corinna Weidlich",
    "Miriam Falkner",
    "38047184",
    "people@",
    "servus@",
    "TISAX",
    "ISO 9001",
    "ISO 22301",
    "EN 50600",
    "BSI C5",
    "ISO 13485",
    "16949",
    "Kabellager",
    "Blattschuss",
    "Klenzestraße",
    "Gabelsbergerstraße",
    "HRB 36204",
    "Achleitner",
    "Prinzregentenplatz",
    "Promenade 18",
    "Quedlinburger"
  ]
};
