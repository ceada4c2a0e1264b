// Runs in a page, before anything else there: subscribing leads to the push service of the tests and to no other.
// `subscription` is what that service gave out.
const kept = 'subscribed-for-a-test'

const made = (applicationServerKey) => ({
  endpoint: subscription.endpoint,
  options: { applicationServerKey, userVisibleOnly: true },
  toJSON: () => subscription,
  unsubscribe: async () => {
    localStorage.removeItem(kept)
    return true
  },
})

PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  localStorage.setItem(kept, JSON.stringify([...new Uint8Array(applicationServerKey)]))
  return made(applicationServerKey)
}

PushManager.prototype.getSubscription = async () => {
  const key = JSON.parse(localStorage.getItem(kept) ?? 'null')
  return key && made(Uint8Array.from(key).buffer)
}
