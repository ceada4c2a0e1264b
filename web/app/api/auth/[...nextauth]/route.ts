import NextAuth from 'next-auth'
import { authOptions, secretsIn } from '../../../../session/next-auth.ts'
import { serviceOverHttp } from '../../../../session/over-http.ts'

// next-auth looks for its own address here and nowhere else.
process.env.NEXTAUTH_URL ??= process.env.MEANWHILE_ORIGIN ?? 'http://localhost:3000'

const secrets = secretsIn(process.env.NEXTAUTH_SECRET ?? '')
const handler = NextAuth(authOptions(serviceOverHttp(secrets), secrets))

export { handler as GET, handler as POST }
