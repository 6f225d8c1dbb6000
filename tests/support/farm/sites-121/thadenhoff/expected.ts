import type { Expected } from '../../types.ts';

export const expected: Expected = {
  "outcome": "found",
  "company": {
    "company_name": "Thadenhoff Logistik SE & Co. KGaA",
    "legal_form": "SE & Co. KGaA",
    "street": "Am Tiefen Fleet 22",
    "zip": "28197",
    "city": "Bremen",
    "country": "DE",
    "vat_id": "DE264173854",
    "register_court": "Amtsgericht Bremen",
    "hr_number": "HRB 29418",
    "ceos": [
      "Wiebke Thadenhoff-Lüers",
      "Oliver Grotjahn"
    ],
    "phones": [
      "+49421523080"
    ],
    "fax": [
      "+4942152308199"
    ],
    "emails": [
      "zentrale@thadenhoff-logistik.de"
    ],
    "founding_date": "1921",
    "number_of_employees": "mehr als 420",
    "branches": [
      {
        "street": "Zum Containerkai 5",
        "zip": "27568",
        "city": "Bremerhaven"
      },
      {
        "street": "Altenwerder Querweg 9",
        "zip": "21129",
        "city": "Hamburg"
      },
      {
        "street": "Bliersheimer Ring 40",
        "zip": "47229",
        "city": "Duisburg"
      },
      {
        "street": "Flughafenring 3",
        "zip": "06184",
        "city": "Kabelsketal"
      }
    ],
    "certifications": [
      {
        "name": "DIN EN ISO 9001:2015",
        "issuer": "DNV",
        "valid_until": "2028-05-31"
      },
      {
        "name": "AEO-F",
        "issuer": "Hauptzollamt Bremen"
      },
      {
        "name": "IFS Logistics",
        "issuer": "TÜV NORD CERT GmbH",
        "valid_until": "2028-02-12"
      }
    ],
    "description_de": "bewegt Stückgut, Teilladungen und Seecontainer für Industrie und Handel",
    "description_en": "moves groupage, part loads and sea containers for industry and trade"
  },
  "traps": [
    "Thadenhoff Verwaltungs-SE",
    "HRB 28806",
    "DE318502795",
    "Enno Brüggemeier",
    "Gerriet Thadenhoff",
    "Cornelia Pundt",
    "Thilo Barkemeyer",
    "Seyda Yilmaz",
    "Reeweg",
    "Hutnicza",
    "Syker Straße",
    "CargoHanse Systemverkehre",
    "98863320",
    "97741250",
    "karriere@",
    "Julia Mindermann",
    "SQAS",
    "TAPA",
    "ISO 14001",
    "Große Elbstraße",
    "HRB 98114",
    "55612090",
    "Kajenkontor",
    "33076510",
    "Pixelspeicher",
    "Konsul-Smidt-Straße",
    "Weserwall",
    "Contrescarpe",
    "Arndtstraße",
    "Zweite Schlachtpforte"
  ]
};
