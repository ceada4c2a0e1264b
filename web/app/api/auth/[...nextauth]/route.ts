import NextAuth from 'next-auth'
import { authOptions } from '../../../../session/next-auth.ts'
import { serviceOverHttp } from '../../../../session/over-http.ts'

// next-auth looks for its own address here and nowhere else.
process.env.NEXTAUTH_URL ??= process.env.MEANWHILE_ORIGIN ?? 'http://localhost:3000'

const secret = process.env.NEXTAUTH_SECRET ?? ''
const handler = NextAuth(authOptions(serviceOverHttp(secret), secret))

export { handler as GET, handler as POST }
