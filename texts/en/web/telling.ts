/** Words about being told: asking for it, and where it stands on this device. */
export const telling = {
  ask: 'Shall we tell you when it is your move?',
  askWhy: 'A game takes days. You get one notification per table, only when something is asked of you.',
  askYes: 'Yes, tell me',
  askNo: 'Not now',
  install: 'To be told on this device, put Meanwhile on your home screen first.',
  installHow: 'Tap the share button, then “Add to Home Screen”, and open it from there.',
  installOk: 'All right',
  thisDevice: 'This device',
  states: {
    cannot: 'This browser cannot be told anything. Mails still reach you.',
    'install-first': 'Put Meanwhile on your home screen first: tap the share button, then “Add to Home Screen”, and open it from there.',
    denied: 'Your browser was told to show no notifications of ours. You can allow them again in its settings for this site.',
    off: 'Notifications are off here.',
    on: 'Notifications are on here.',
  },
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  failed: 'Your browser could not be signed up. Try again later, or restart it.',
}
