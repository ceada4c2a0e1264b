import { keeper } from '../card.ts'

export const keepers = () => ({
  bread: keeper('bread', ['food']),
  chocolate: keeper('chocolate-bar', ['food']),
  cookies: keeper('cookie', ['food']),
  milk: keeper('glass-of-milk', ['food']),
  dreams: keeper('thought-balloon'),
  love: keeper('red-heart'),
  money: keeper('money-bag'),
  music: keeper('musical-notes'),
  peace: keeper('peace-symbol'),
  sleep: keeper('zzz'),
  television: keeper('television'),
  'the-brain': keeper('brain'),
  'the-eye': keeper('eye'),
  'the-moon': keeper('crescent-moon'),
  'the-party': keeper('party-popper'),
  'the-rocket': keeper('rocket'),
  'the-sun': keeper('sun'),
  'the-toaster': keeper('fire'),
  time: keeper('alarm-clock'),
})
