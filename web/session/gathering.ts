/** What a page asks for at the same moment goes in one request: each has its price, and its own way there and back. */
import { paths } from '@meanwhile/functions/paths'

type Waiting = { url: string; init: RequestInit | undefined; done: (response: Response | Promise<Response>) => void }
type Replies = { replies: { status: number; body: unknown }[] }

/** The service takes no more at once. */
const most = 8

/** `at` is where the API begins. `along` is looked up when a request with several questions goes out: what has to be said with it. */
export function gathering(fetcher: typeof fetch, at: string, along: () => object = () => ({})): typeof fetch {
  let waiting: Waiting[] = []
  const send = async (): Promise<void> => {
    const asked = waiting
    waiting = []
    for (let i = 0; i < asked.length; i += most) void answer(asked.slice(i, i + most), fetcher, at, along)
  }
  return (input, init) => {
    const url = String(input)
    if ((init?.method ?? 'GET') !== 'GET' || !url.startsWith(at)) return fetcher(input, init)
    return new Promise((done) => {
      // Everything that is asked for before anybody waits for an answer.
      if (waiting.length === 0) setTimeout(send, 0)
      waiting.push({ url, init, done })
    })
  }
}

async function answer(asked: Waiting[], fetcher: typeof fetch, at: string, along: () => object): Promise<void> {
  const [first, ...others] = asked
  if (!first) return
  if (others.length === 0) return first.done(fetcher(first.url, first.init))
  const body = JSON.stringify({ asks: asked.map(({ url }) => url.slice(at.length)), ...along() })
  const headers = { ...(first.init?.headers as object), 'content-type': 'application/json' }
  const response = fetcher(`${at}${paths.together.path}`, { ...first.init, method: paths.together.method, headers, body })
  for (const [i, { done }] of asked.entries()) done(response.then((all) => replyAt(all, i)))
}

/** Whatever was said to all of them was said to each. */
async function replyAt(response: Response, i: number): Promise<Response> {
  const said = response.clone()
  if (!response.ok) return said
  const { replies } = (await said.json()) as Replies
  const reply = replies[i]
  return reply ? Response.json(reply.body, { status: reply.status, headers: response.headers }) : Response.error()
}
