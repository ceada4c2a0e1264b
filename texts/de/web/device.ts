import type { device as english } from '../../en/web/device.ts'

export const device: typeof english = {
  title: 'Anderes Gerät',
  what: 'Spiel auf einem anderen Telefon oder Rechner weiter, als dieselbe Person.',
  make: 'Code zeigen',
  makeAnother: 'Neuen Code zeigen',
  scan: 'Scanne das mit dem anderen Gerät, oder öffne dort diese Adresse und gib den Code ein.',
  qr: (code) => `QR-Code mit einem Link für das andere Gerät. Der Code darin ist ${code}.`,
  until: (time) => `Gilt bis ${time}, ein Mal. Zeig ihn sonst niemandem: Wer ihn hat, spielt als du.`,
  guestWarning: 'Du bist hier zu Gast. Geht dieses Gerät verloren, führt nur ein anderes Gerät oder eine Adresse zu deinen Plätzen zurück.',
  enterTitle: 'Von einem anderen Gerät hierher',
  enterWhat: 'Öffne dort die Einstellungen und wähle „Anderes Gerät“. Gib dann den Code ein, den es zeigt.',
  code: 'Code',
  codeHint: 'zehn Buchstaben und Ziffern',
  goOn: 'Hier weitermachen',
  goingOn: 'Einen Moment…',
  fromLink: 'Auf diesem Gerät weiterspielen?',
  fromLinkWhat: 'Du bist dann hier dieselbe Person wie auf dem Gerät, das den Code gezeigt hat.',
  replaces: (name) => `Hier bist du im Moment ${name}. Das endet auf diesem Gerät.`,
  replacesGuest: (name) =>
    `Hier bist du ${name}, zu Gast ohne Adresse. Wenn du weitermachst, kommt von hier niemand mehr zu diesen Plätzen zurück.`,
}
