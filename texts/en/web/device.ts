/** Words of going on with another device. */
export const device = {
  title: 'Another device',
  what: 'Go on playing on another phone or computer, as the same person.',
  make: 'Show a code',
  makeAnother: 'Show a new code',
  scan: 'Scan this with the other device, or open this address there and enter the code.',
  qr: (code: string) => `QR code with a link for the other device. The code in it is ${code}.`,
  until: (time: string) => `Good until ${time}, once. Show it to nobody else: whoever has it plays as you.`,
  guestWarning: 'You are a guest here. Another device or an address is the only way back to your seats if this device is lost.',
  enterTitle: 'Come here from another device',
  enterWhat: 'There, open the settings and choose “Another device”. Then enter the code it shows.',
  code: 'Code',
  codeHint: 'ten letters and digits',
  goOn: 'Go on here',
  goingOn: 'One moment…',
  fromLink: 'Go on playing on this device?',
  fromLinkWhat: 'You become the same person here as on the device that showed the code.',
  replaces: (name: string) => `Here you are ${name} at the moment. That ends on this device.`,
  replacesGuest: (name: string) =>
    `Here you are ${name}, a guest without an address. If you go on, nobody can come back to that guest’s seats from here.`,
}
