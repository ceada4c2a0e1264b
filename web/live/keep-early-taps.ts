/**
 * Runs in every page before anything else. It keeps taps on buttons that nobody listens to yet; links and forms work without help. Each
 * counts once: who taps again does so because nothing happened. Without any character that HTML would escape.
 */
export const keepEarlyTaps =
  'document.addEventListener(`click`,function(tap){if(globalThis.alive)return;var button=tap.target.closest(`button[type=button]`);' +
  'if(button){tap.stopImmediatePropagation();(globalThis.early=globalThis.early||new Set).add(button)}},true)'
