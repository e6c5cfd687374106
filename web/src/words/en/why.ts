/** The words of the panel that answers Why. */
export const why = {
  title: 'Why?',
  rule: 'Rule',
  none: 'No rule of a book is behind this; the house runs it so.',
  ofHouse: 'A rule of this house',
  struckOut: 'Struck out: the question has no place in this book.',
  standsAgain: 'Stands again by',
  revoked: 'which revoked',
  over: 'Prevails over',
  because: 'because of',
  mayBe: (values: string) => `The house may elect ${values}.`,
  readBack: (earlier: string) => `Read back, standing for ${earlier}.`,
  worth: 'What another answer would give a player who plays best (+) or take (−):',
  instead: (value: string, bet: string) => `${value}${bet ? ` on ${bet}` : ''}`,
  bets: { main: '' } as Record<string, string>,
  decks: (decks: number) => (decks === 1 ? 'one deck' : `${decks} decks`),
  more: (count: number) => `and ${count} more`,
  moreAnswers: (count: number) =>
    count === 1 ? 'One more answer rests on this rule' : `${count} more answers rest on this rule`,
  prevails: (book: string, over: string) => `By this rule the book of ${book} prevails over that of ${over}.`,
  reading: (id: string) => `Reading ${id}`,
  decided: 'Decided:',
  otherwise: 'Could be read:',
  house: {
    'house cage':
      'Chips are bought with what is in your wallet, and go back to it: nobody stakes what is not at the table.',
    'house clocks':
      'Clocks keep a table moving. Whoever was quicker has been heard; ask again as the table stands now.',
    'house gate': 'A page must be of this house, and come as one of its own.',
    'house inspection':
      'Logs, chains and disputes are for the regulator’s people, at the tables that their role covers.',
    'house limits': 'The house takes only so much at once from one person or one address.',
    'house lobby': 'What may be opened in the lobby, by whom, and how many.',
    'house orders': 'A command is carried out for the person whose session it comes from.',
  } as Record<string, string>,
};
