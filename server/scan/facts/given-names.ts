/** Given names common in the region: they tell 'Karin Vogt e.K.' from 'Wollwerk Vogt e.K.'. */
const GIVEN = new Set(
  [
    // women
    'Adelheid Agnes Alexandra Alina Andrea Angela Angelika Anita Anja Anke Anna Annabell Anne Annegret Anneliese',
    'Annemarie Annette Antje Antonia Astrid Barbara Beate Bettina Bianca Birgit Birte Brigitte Britta Carina',
    'Carla Carmen Carola Caroline Charlotte Christa Christel Christiane Christina Christine Claudia Constanze',
    'Cordula Corinna Cornelia Dagmar Daniela Diana Dominique Doris Dorothea Dörte Edith Elena Eleonore Elfriede',
    'Elif Elisabeth Elke Ella Ellen Elsbeth Elvira Emilia Emily Emma Erika Esther Eva Evelyn Fatma Felicitas',
    'Franziska Frauke Friederike Gabriele Gaby Gerda Gerlinde Gertrud Gisela Gudrun Hanna Hannah Hannelore Heide',
    'Heidemarie Heidi Heike Helen Helena Helga Henriette Hilde Hildegard Ida Ilona Ilse Ines Inga Inge Ingeborg',
    'Ingrid Irene Iris Irina Irmgard Isabel Isabella Isabelle Jacqueline Jana Janina Jasmin Jennifer Jessica',
    'Johanna Jolanda Josefine Judith Julia Juliane Jutta Karin Karina Karla Karola Karoline Katarina Katharina',
    'Kathrin Katja Katrin Kerstin Kirsten Klara Klaudia Konstanze Kornelia Kristin Kristina Lara Larissa Laura',
    'Lea Lena Leonie Lieselotte Lina Linda Lisa Lore Lotte Louisa Lucia Luise Lydia Magda Magdalena Maike Maja',
    'Manuela Mareike Margarete Margarethe Margit Margot Maria Marianne Marie Marina Marion Marlene Marlies Marta',
    'Martha Martina Mathilde Maya Mechthild Meike Melanie Mia Michaela Michelle Mirjam Miriam Monika Monique',
    'Nadia Nadine Nadja Natalia Natalie Natascha Nele Nicole Nina Nora Olga Patricia Paula Petra Pia Ramona',
    'Rebecca Rebekka Regina Regine Regula Renate Ricarda Rita Romy Rosa Rosemarie Roswitha Ruth Sabine Sabrina',
    'Sandra Sandy Sarah Sara Saskia Selin Sibylle Sieglinde Sigrid Silke Silvia Simone Sina Sofia Sofie Sonja',
    'Sophia Sophie Stefanie Stephanie Susann Susanna Susanne Svenja Swetlana Sylvia Tamara Tanja Tatjana Teresa',
    'Theresa Therese Tina Traudl Ulla Ulrike Ursula Ute Valentina Vanessa Vera Verena Veronika Viktoria Vreni',
    'Waltraud Wiebke Yasmin Yvonne Zeynep',
    // men
    'Achim Adam Adrian Ahmet Albert Albrecht Alex Alexander Alfons Alfred Ali Alois Andreas Andre André Anton',
    'Armin Arne Arno Arnold Artur August Axel Balthasar Bastian Beat Ben Benedikt Benjamin Bernd Bernhard Bert',
    'Bertram Björn Bodo Boris Bruno Burkhard Carl Carsten Christian Christof Christoph Claus Clemens Constantin',
    'Cornelius Daniel David Denis Dennis Detlef Dieter Dietmar Dietrich Dirk Dominik Eberhard Eckhard Edgar',
    'Edmund Eduard Egon Elias Emil Emre Enrico Eric Erich Erik Ernst Erwin Eugen Fabian Falk Felix Ferdinand',
    'Florian Frank Franz Fred Frieder Friedhelm Friedrich Fritz Georg Gerald Gerd Gerhard Gernot Gero Gottfried',
    'Götz Gregor Guido Günter Günther Gustav Hans Hannes Harald Hartmut Hasan Heiko Heiner Heinrich Heinz Helge',
    'Helmut Hendrik Henning Henrik Herbert Hermann Holger Horst Hubert Hugo Ibrahim Ingo Ivan Jakob Jan Jannik',
    'Jens Jo Joachim Jochen Johann Johannes Jonas Jonathan Jörg Jörn Josef Joseph Julian Julius Jürgen Justus Kai',
    'Karl Karlheinz Karsten Kaspar Kay Kevin Kilian Klaus Klemens Knut Konrad Konstantin Kurt Lars Lennart Leo',
    'Leon Leonhard Leopold Linus Lorenz Lothar Ludwig Luca Luis Lukas Lutz Maik Malte Manfred Manuel Marc Marcel',
    'Marco Marcus Mario Marius Mark Marko Markus Martin Marvin Matthias Matthäus Max Maximilian Mehmet Meinhard',
    'Michael Mike Mirko Moritz Murat Mustafa Nico Nicolas Niels Niklas Nikolaus Nils Norbert Olaf Ole Oliver',
    'Oskar Oswald Othmar Otto Pascal Patrick Paul Peter Philip Philipp Rainer Ralf Ralph Raimund Raphael Reiner',
    'Reinhard Reinhold Reto René Richard Robert Robin Roger Roland Rolf Roman Ronald Ronny Rudi Rudolf Rüdiger',
    'Rupert Sascha Sebastian Sepp Siegfried Silvio Simon Stefan Steffen Stephan Sven Swen Tobias Thilo Thomas',
    'Thorsten Till Tim Timo Tino Tom Torben Torsten Udo Ulf Uli Ullrich Ulrich Urs Uwe Valentin Veit Viktor',
    'Vinzenz Volker Walter Werner Wilfried Wilhelm Willi Willy Winfried Wolfgang Wolfram Xaver Yannick Yusuf',
  ].flatMap((names) => names.split(' ')),
);

/** Whether a person's name begins with a given name common in the region ('Hans-Peter' counts by its first part). */
export const hasGivenName = (name: string): boolean => GIVEN.has(name.split(/[ -]/u, 1)[0] ?? '');
