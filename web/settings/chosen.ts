/** How somebody's choices of look and language are found in their cookies. */

/** Over https the names begin so: then no other host, not even a subdomain of ours, can set them. */
export const ownHost = '__Host-'

type Jar = { get: (name: string) => { value: string } | undefined }

/** Without that beginning they are of this machine, or of an earlier release. */
export const chosenIn = (jar: Jar, name: string): string | undefined => (jar.get(`${ownHost}${name}`) ?? jar.get(name))?.value
