import { ProblemText } from './problem-text.js'

/** Why a form was not taken, where no field of it is to blame. */
export const FormProblem = ({ text }: { text: string }) =>
  text && (
    <p className="notice" role="alert" part="error">
      <ProblemText text={text} />
    </p>
  )
