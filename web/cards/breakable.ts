/** Where long words in the names of cards may be broken: browsers without a dictionary would let them run over the edge. */
const words = [
  'Aus·nahms·weise',
  'durch·einander',
  'Elektro·geräte',
  'fest·geklammert',
  'Ge·danken·papier',
  'Ge·fahren·zulage',
  'Gefängnis·ausbruch',
  'Gehalts·scheck',
  'Katzen·narren·bonus',
  'Katzen·verteilungs·system',
  'Kleider·kammer',
  'Mehr·zweck·gürtel',
  'Personal·versammlung',
  'Plagen·kehraus',
  'Raketen·wissenschaft',
  'Re·assignment',
  'Reich·tums·bonus',
  'Satelliten·empfang',
  'Schall·schrauben·zieher',
  'Schlafens·zeit',
  'Schrauben·zieher',
  'Schurken·galerie',
  'Sonntags·fahrer',
  'Tier·arzt·termin',
  'Über·raschung',
  'Un·zertrennlich',
  'Ver·brechens·serie',
  'Ver·gangenheit',
  'Welten·zerstörer',
  'Welt·unter·gang',
  'Zu·falls·steuer',
  'Zu·frieden·heit',
]
const softHyphen = '\u00ad'
const broken = new Map(words.map((word) => [word.replaceAll('·', ''), word.replaceAll('·', softHyphen)]))

export const breakable = (name: string): string => name.replace(/\p{L}{12,}/gu, (word) => broken.get(word) ?? word)
