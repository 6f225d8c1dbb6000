/** Endless calendar: each month links to its neighbours and to days. */
const page =
  '<!doctype html>\n<html lang="de">\n<head>\n  <meta charset="utf-8">\n  <title>Kurse - Lürssmann + Plaggenborg</title>\n  <meta name="viewport" content="width=device-width,initial-scale=1">\n  <link rel="stylesheet" href="/assets/style.css?v=12">\n</head>\n<body>\n<header class="top"><a href="/" class="word">Lürssmann + Plaggenborg</a>\n<nav><a href="/moebel">Möbel</a> <a href="/werkstatt">Werkstatt</a> <a href="/leute">Leute</a> <a href="/kurse">Kurse</a></nav></header>\n<main>\n<h1>Kurse</h1>\n<p>Hobeln, zinken, ölen: An manchen Wochenenden zeigen wir, wie es geht. Sechs Plätze, 190 Euro, Suppe inbegriffen. Anmeldung telefonisch.</p>\n<div class="cal"><a href="/kurse?monat=@PREV@" rel="prev">&laquo; früher</a> <strong>@THIS@</strong> <a href="/kurse?monat=@NEXT@" rel="next">später &raquo;</a>\n<table><tr><th>Mo</th><th>Di</th><th>Mi</th><th>Do</th><th>Fr</th><th>Sa</th><th>So</th></tr>\n<tr><td>1</td><td>2</td><td>3</td><td>4</td><td>5</td><td><a href="/kurse?monat=@THIS@&amp;tag=06">6</a></td><td>7</td></tr>\n<tr><td>8</td><td>9</td><td>10</td><td>11</td><td>12</td><td><a href="/kurse?monat=@THIS@&amp;tag=13">13</a></td><td>14</td></tr></table></div>\n<p>Nächster Kurs: Schwalbenschwanz von Hand, mit Gastlehrer Benedikt Rohlfing (Schule Handholz, Bremen, 0421 3339065).</p>\n</main>\n<footer class="site-footer">\n  <p>Lürssmann &amp; Plaggenborg eGbR<br>\n  Gesellschafter: Hanno Lürssmann, Tischlermeister, und Wiebke Plaggenborg, Dipl.-Designerin<br>\n  Donnerschweer Straße 212a, 26123 Oldenburg<br>\n  Tel. 0441 3609447, Werkstatthandy 0176 55029318<br>\n  <span class="rtl" style="unicode-bidi:bidi-override;direction:rtl">ed.grobneggalp-nnamssreul@tsop</span></p>\n  <p class="small">Amtsgericht Oldenburg, GsR 318. USt-IdNr. DE263884176. Handwerkskammer Oldenburg, Theaterwall 32, 26122 Oldenburg. Betriebshaftpflicht: Brandkasse Wesermarsch, Bahnhofstraße 61, 26919 Brake, gültig in der EU. Fotos: Enno Boltjes. Website: Kombüse Netzgestaltung, Leer, 0491 4546180. <a href="/datenschutz">Datenschutz</a></p>\n</footer>\n</body>\n</html>\n';

export function calendar(target: string): string | undefined {
  const m = /^\/kurse\/?\?monat=(\d{4})-(\d{2})(?:&tag=\d{2})?$/.exec(target);
  if (!m) return undefined;
  const n = Number(m[1]) * 12 + Number(m[2]) - 1;
  const ym = (k: number): string => `${Math.floor(k / 12)}-${String((k % 12) + 1).padStart(2, '0')}`;
  return page
    .replaceAll('@PREV@', ym(n - 1))
    .replaceAll('@THIS@', ym(n))
    .replaceAll('@NEXT@', ym(n + 1));
}
