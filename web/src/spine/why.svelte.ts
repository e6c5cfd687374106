/** Why: what the panel is asked to explain. Anything with a rule opens it. */

export interface Question {
  /** What happened or was refused, in a sentence. */
  said: string;
  /** Citations as the server gives them: `VIC-2003-01 7.5.1`. */
  rules: string[];
  /** The game and the term, where they are known. */
  game?: string;
  term?: string;
}

class Why {
  asked = $state<Question | null>(null);

  ask(question: Question): void {
    this.asked = question;
  }
}

export const why = new Why();
