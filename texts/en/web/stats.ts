/** Words of the statistics. */
export const stats = {
  title: 'Statistics',
  played: (n: number): string => (n === 1 ? 'game played' : 'games played'),
  won: (n: number): string => (n === 1 ? 'game won' : 'games won'),
  share: 'of your games',
  counts: 'Games you left do not count.',
  games: 'Finished games',
  none: 'No game is finished yet. The first one will stand here.',
  how: {
    won: 'won',
    lost: 'somebody else won',
    stuck: 'a draw: nobody could move',
    deserted: 'everybody else left',
    left: 'you left',
    scored: (n: number): string => (n === 1 ? 'alone: 1 Goal' : `alone: ${n} Goals`),
  },
  best: 'Your best solo scores',
  goals: (n: number): string => (n === 1 ? '1 Goal' : `${n} Goals`),
  more: 'Older games',
  newest: 'Newest games',
  signIn: 'Sign in to see your games.',
  playBots: 'To the first page',
}
