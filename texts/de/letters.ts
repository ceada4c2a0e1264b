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
}
