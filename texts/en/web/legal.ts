/** Privacy and imprint. Apart from the other words: only the server renders these pages, and no browser has to load them. */
export const legal = {
  privacy: 'Privacy',
  imprint: 'Imprint',
  notFilledIn: 'Whoever runs this service has not filled in this page yet.',
  whereToFillIn: 'If that is you: the file is web/operator.ts.',
  ownMachine: 'This is running on your own machine. Nothing leaves it.',
  runBy: 'Who runs this service',
  email: 'E-mail',
  phone: 'Phone',
  contact: 'Whoever runs this service answers questions about it; see the imprint.',
  short:
    'In short: no advertising, no tracking, no request to anybody but this service. We keep what the game needs, show it to you, and forget it when you say so.',
  sections: [
    {
      title: 'What we keep about you',
      points: [
        'The name you chose, your language, time zone, the hours at which you can be reached, and what you chose in the settings.',
        'Your e-mail address, if you gave one. It lets you in and gets the mails you asked for. Nobody else sees it.',
        'The tables you sit at, what you answered there, what you wrote at the table, your results.',
        'For each device on which you turned on notifications: the address at which its maker delivers them, and the name you gave it.',
        'Whom you muted or blocked. They are not told.',
        'Whom you reported, and what you wrote about it. They are not told either.',
      ],
    },
    {
      title: 'What we do not keep',
      points: [
        'Your IP address. So that nobody can flood the service, we count requests under a keyed hash of it, for a day at most.',
        'Codes and links to sign in with. We keep hashes of them, for ten minutes.',
        'Logs say which part of the service was asked and how it went. They hold no names, no addresses and no cards.',
      ],
    },
    {
      title: 'On your device',
      points: [
        'A cookie that says who you are, until thirty days after your last visit. It is there because you signed in or play as a guest, and no script can read it.',
        'Cookies for language, light or dark, text size and motion, if you chose something, for a year.',
        'The pages and tables you last saw, so that they can be read offline, and the open link of a table you made. Signing out removes all of it.',
      ],
    },
    {
      title: 'Who else is involved',
      points: [
        'People at your table see your name and what you do there. At an open table, everybody does.',
        'Whoever you invite by e-mail gets one mail with your name and the name of the table. We keep their address until the invitation ends, after seven days at most. Whoever wants no more of it says so in that mail, and we keep a hash of the address to remember.',
        'Mails are delivered by a mail service, notifications by the maker of your browser or phone. They learn that there is something for you; notifications are encrypted on the way.',
      ],
    },
    {
      title: 'How long',
      points: [
        'A guest who makes no move is forgotten after seven days.',
        'An account stays until you delete it. Deleting it empties everything that says who you were, at once. Games go on with “somebody who left”.',
        'A report of yours stays for whoever runs this service, under that name.',
        'What you wrote at a table stays there under that name as well. You can take it back before, message by message.',
        'Finished games stay, so that everybody who played can look back at them. They hold numbers for people, not names.',
      ],
    },
    {
      title: 'What you can do',
      points: [
        'See and change what we keep, in the settings.',
        'Download all of it as a file, there.',
        'Delete your account, there. It takes effect at once.',
        'Ask whoever runs this service, and complain to the authority that watches over the protection of data where you live.',
      ],
    },
  ],
}
