/** The service worker keeps pages as they were last seen under names that begin like this; `public/sw.js` says the same. */
export const pagesCache = 'pages-'
