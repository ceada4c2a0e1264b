/** What every page says about itself to the browser: where it may load from, who may frame it, and that it wants nothing else. */
export type Asked = {
  /** Made anew for each request; scripts without it do not run. */
  nonce: string
  /** The name by which the browser reached us. */
  host: string
  secure: boolean
  /** While developing, React evaluates strings to show where a component comes from, and Next shows what is wrong in styles of its own. */
  development: boolean
}

export function headersFor(asked: Asked): { [name: string]: string } {
  return {
    'content-security-policy': policy(asked),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Never where somebody came from: an address of ours may name a table.
    'referrer-policy': 'same-origin',
    'permissions-policy': refused.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(asked.secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

const refused = ['camera', 'microphone', 'geolocation', 'payment', 'usb']

function policy({ nonce, host, secure, development }: Asked): string {
  const sources = {
    'default-src': ["'none'"],
    // What a trusted script loads is trusted; 'self' is for browsers that do not know this yet.
    'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...(development ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", development ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    // Positions and sizes that a component computes. No rule of ours loads anything from there.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // Named, since older browsers do not take a socket for our own.
    'connect-src': ["'self'", ...(isHost(host) ? [`${secure ? 'wss' : 'ws'}://${host}`] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(sources)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Whatever calls itself by a strange name must not write into the policy. */
const isHost = (host: string): boolean => /^[A-Za-z0-9.-]+(:\d+)?$|^\[[0-9a-fA-F:]+\](:\d+)?$/.test(host)
