import { ProblemText } from './problem-text.js'

/** Reason why a form was refused, where no single field is to blame. */
export const FormProblem = ({ text }: { text: string }) =>
  text && (
    <p className="notice" role="alert" part="error">
      <ProblemText text={text} />
    </p>
  )
