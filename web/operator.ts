/** Who runs this service, for the imprint and the privacy page. Whoever puts it on the web fills this in; many countries ask for it. */
export type Operator = {
  name: string
  /** The postal address, line by line. */
  address: string[]
  email: string
  phone?: string
  /** Whatever else has to be said, in the words of the operator: where it is hosted, how long logs are kept, a register number. */
  more?: { title: string; text: string }[]
}

export const operator: Operator | null = null
