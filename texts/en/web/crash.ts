/** The few words that must be there when nothing else is: apart, so that the last page of all needs no catalogue. */
export const crash = {
  crash: 'Something went wrong.',
  crashWhy: 'It is our mistake, not yours. Nothing you have sent is lost; the game is kept by the service, not by this page.',
  tryAgain: 'Try again',
  goHome: 'To the first page',
}
