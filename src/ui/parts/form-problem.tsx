/** Why a form was not taken, where no field of it is to blame. */
export const FormProblem = ({ text }: { text: string }) =>
  text && (
    <p className="notice" role="alert" part="error">
      {text}
    </p>
  )
