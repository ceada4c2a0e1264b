/**
 * Stands in for the SDK's search for credentials when a function is bundled. On Lambda they are in the environment and nowhere
 * else; the code that looks everywhere else would be a seventh of the bundle.
 */
export const defaultProvider = () => async () => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
  sessionToken: process.env.AWS_SESSION_TOKEN,
})
