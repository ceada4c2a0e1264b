import type { LetterTexts } from '../schema.ts'

export const letters: LetterTexts = {
  invitation: {
    subject: (host) => `${host} hält dir einen Platz frei`,
    opening: (host, table) => `${host} lädt dich ein, am Tisch „${table}“ mitzuspielen.`,
    what: 'Meanwhile ist ein Kartenspiel mit ständig neuen Regeln, Zug um Zug gespielt. Du schaust hinein, wenn du zwanzig Sekunden hast.',
    button: 'Den Tisch ansehen',
    terms: 'Du brauchst kein Konto, und den Link zu öffnen verpflichtet dich zu nichts. Der Platz bleibt sieben Tage für dich frei.',
    why: 'Du bekommst diese Nachricht, weil jemand deine Adresse eingegeben hat, um dich einzuladen.',
    stop: 'Keine Einladungen mehr an diese Adresse',
  },
  'sign-in': {
    subject: (code) => `Mit ${code} kommst du hinein`,
    opening: 'Jemand, hoffentlich du, will sich mit dieser Adresse bei Meanwhile anmelden.',
    button: 'Anmelden',
    orCode: 'Oder gib diesen Code dort ein, wo du ihn angefordert hast:',
    terms: 'Beides gilt zehn Minuten und für eine Anmeldung. Wir fragen nirgendwo sonst nach dem Code.',
    why: 'Falls du das nicht warst, hat sich jemand bei der Adresse vertippt. Ohne diese Mail kommt niemand hinein, und du musst nichts tun.',
  },
  'address-code': {
    subject: (code) => `${code} ist dein Code`,
    opening: 'Gib diesen Code dort ein, wo du ihn angefordert hast:',
    terms: 'Er gilt zehn Minuten und nur für diese eine Stelle. Wir fragen nirgendwo sonst danach.',
    why: 'Falls du ihn nicht angefordert hast, hat sich jemand bei der Adresse vertippt, und du musst nichts tun.',
  },
  asked: {
    subject: (table) => `Am Tisch „${table}“ wirst du etwas gefragt`,
    why: 'Du bekommst die erste Frage eines Tages per Mail, und eine, die nach der Hälfte deiner Zeit noch offen ist.',
  },
  warning: {
    subject: (table) => `Am Tisch „${table}“ ist deine Zeit fast um`,
    why: 'Du bekommst das einmal je Spiel, wenn das meiste deiner Zeit um ist und wir dich anders nicht erreichen.',
  },
  digest: {
    subject: (n) => (n === 1 ? 'Eine Frage wartet auf dich' : `${n} Fragen warten auf dich`),
    opening: 'Während du weg warst, ist das zusammengekommen:',
    why: 'Du bekommst das höchstens einmal am Tag, zu der Stunde, die du gewählt hast, und nur, wenn etwas auf dich wartet.',
  },
  over: {
    subject: (table) => `Das Spiel am Tisch „${table}“ ist aus`,
    button: 'Ansehen, wie es ausging',
    why: 'Du bekommst das, wenn eines deiner Spiele aus ist.',
  },
  'seat-taken': {
    subject: (table) => `Am Tisch „${table}“ spielt ein Bot für dich`,
    button: 'Meinen Platz zurücknehmen',
    why: 'Du bekommst das, wenn ein Bot deinen Platz übernimmt, weil deine Zeit abgelaufen ist.',
  },
  rematch: {
    subject: (table) => `Noch ein Spiel am Tisch „${table}“?`,
    button: 'Den Tisch ansehen',
    why: 'Du bekommst das, wenn jemand noch einmal mit dir spielen möchte.',
  },
  question: {
    at: (table) => `Am Tisch „${table}“:`,
    until: (when) => `Du hast Zeit bis ${when}; dann antwortet das Spiel für dich.`,
    answer: 'Antworten',
    open: 'Den Tisch öffnen',
    also: 'Auch das wartet auf dich:',
  },
  stop: 'Keine solchen Mails mehr',
}
