'use client'
/** What can be pressed in a lobby. A chunk apart: the table lives at the same address, and must not carry what comes before it. */
import dynamic from 'next/dynamic'

export const Inviting = dynamic(() => import('./inviting.tsx').then((file) => file.Inviting))
export const SeatBot = dynamic(() => import('./seat-bot.tsx').then((file) => file.SeatBot))
export const SitDown = dynamic(() => import('./sit-down.tsx').then((file) => file.SitDown))
export const StartBar = dynamic(() => import('./start-bar.tsx').then((file) => file.StartBar))
export const TakeBackInvite = dynamic(() => import('./take-back-invite.tsx').then((file) => file.TakeBackInvite))
