import type { legal as english } from '../../en/web/legal.ts'

export const legal: typeof english = {
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  notFilledIn: 'Wer diesen Dienst betreibt, hat diese Seite noch nicht ausgefüllt.',
  whereToFillIn: 'Falls du das bist: Die Datei heißt web/operator.ts.',
  ownMachine: 'Das läuft auf deinem eigenen Rechner. Nichts verlässt ihn.',
  runBy: 'Wer diesen Dienst betreibt',
  email: 'E-Mail',
  phone: 'Telefon',
  contact: 'Fragen dazu beantwortet, wer diesen Dienst betreibt; siehe Impressum.',
  short:
    'Kurz: keine Werbung, kein Nachverfolgen, keine Anfrage an irgendwen außer diesen Dienst. Wir behalten, was das Spiel braucht, zeigen es dir und vergessen es, wenn du es sagst.',
  sections: [
    {
      title: 'Was wir über dich aufbewahren',
      points: [
        'Den Namen, den du gewählt hast, deine Sprache, Zeitzone, die Stunden, in denen du erreichbar bist, und was du in den Einstellungen gewählt hast.',
        'Deine E-Mail-Adresse, wenn du eine angegeben hast. Mit ihr kommst du hinein, und an sie gehen die Mails, die du wolltest. Sonst sieht sie niemand.',
        'Die Tische, an denen du sitzt, was du dort geantwortet hast, was du am Tisch geschrieben hast, deine Ergebnisse.',
        'Für jedes Gerät, auf dem du Mitteilungen eingeschaltet hast: die Adresse, unter der dessen Hersteller sie zustellt, und den Namen, den du ihm gegeben hast.',
        'Wen du stummgeschaltet oder blockiert hast. Die anderen erfahren es nicht.',
        'Wen du gemeldet hast, und was du dazu geschrieben hast. Auch das erfahren sie nicht.',
      ],
    },
    {
      title: 'Was wir nicht aufbewahren',
      points: [
        'Deine IP-Adresse. Damit niemand den Dienst überfluten kann, zählen wir Anfragen unter einem verschlüsselten Fingerabdruck davon, höchstens einen Tag lang.',
        'Codes und Links zum Anmelden. Wir behalten Fingerabdrücke davon, zehn Minuten lang.',
        'Protokolle sagen, welcher Teil des Dienstes gefragt war und wie es ausging. Sie enthalten keine Namen, keine Adressen und keine Karten.',
      ],
    },
    {
      title: 'Auf deinem Gerät',
      points: [
        'Ein Cookie, das sagt, wer du bist, bis dreißig Tage nach deinem letzten Besuch. Es ist da, weil du dich angemeldet hast oder als Gast spielst, und kein Skript kann es lesen.',
        'Cookies für Sprache, hell oder dunkel, Schriftgröße und Bewegung, wenn du etwas gewählt hast, ein Jahr lang.',
        'Die Seiten und Tische, die du zuletzt gesehen hast, damit du sie ohne Verbindung lesen kannst, und der offene Link eines Tisches, den du gemacht hast. Abmelden entfernt das alles.',
      ],
    },
    {
      title: 'Wer noch beteiligt ist',
      points: [
        'Wer an deinem Tisch sitzt, sieht deinen Namen und was du dort tust. An einem offenen Tisch sehen es alle.',
        'Wen du per E-Mail einlädst, bekommt eine Mail mit deinem Namen und dem des Tisches. Wir behalten die Adresse, bis die Einladung endet, höchstens sieben Tage. Wer keine mehr will, sagt es in dieser Mail, und wir behalten einen Fingerabdruck der Adresse, um es nicht zu vergessen.',
        'Mails stellt ein Maildienst zu, Mitteilungen der Hersteller deines Browsers oder Telefons. Sie erfahren, dass es etwas für dich gibt; Mitteilungen sind unterwegs verschlüsselt.',
      ],
    },
    {
      title: 'Wie lange',
      points: [
        'Ein Gast, der keinen Zug macht, ist nach sieben Tagen vergessen.',
        'Ein Konto bleibt, bis du es löschst. Löschen leert sofort alles, was sagt, wer du warst. Spiele gehen mit „jemand, der gegangen ist“ weiter.',
        'Eine Meldung von dir behält, wer diesen Dienst betreibt, unter diesem Namen.',
        'Auch was du am Tisch geschrieben hast, bleibt dort unter diesem Namen. Vorher kannst du es zurücknehmen, Nachricht für Nachricht.',
        'Beendete Spiele bleiben, damit alle, die mitgespielt haben, auf sie zurückblicken können. In ihnen stehen Nummern für Menschen, keine Namen.',
      ],
    },
    {
      title: 'Was du tun kannst',
      points: [
        'In den Einstellungen sehen und ändern, was wir aufbewahren.',
        'Dort alles als Datei herunterladen.',
        'Dort dein Konto löschen. Das gilt sofort.',
        'Fragen, wer diesen Dienst betreibt, und dich bei der Behörde beschweren, die bei dir über den Datenschutz wacht.',
      ],
    },
  ],
}
