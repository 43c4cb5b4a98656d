"use client";

import { ApiError, messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/my-data";
import { routes } from "@aangan/copy/routes";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Checkbox } from "@aangan/ui/checkbox/checkbox.tsx";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { Field } from "@aangan/ui/field/field.tsx";
import { PasswordField } from "@aangan/ui/password-field/password-field.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { type FormEvent, useRef, useState } from "react";
import { keepGreeting } from "@/lib/greeting";
import { useLeave } from "./queries";

/** Props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  /** Identifies the account for password managers. */
  username: string;
  onClose: () => void;
}

/** Returns the server's error about the password, if any. */
function wrongPassword(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.fields.find(({ field }) => field === "password")?.message : undefined;
}

/** The confirmation of deleting the account, with the password. The input is not stored. */
export function LeaveDialog({ username, onClose }: LeaveDialogProps) {
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const [takePosts, setTakePosts] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const leave = useLeave({
    onLeft: () => {
      keepGreeting("left");
      window.location.replace(routes.auth.path);
    },
    onRefused: (error) => {
      if (field.current) {
        field.current.focus();
        field.current.select();
        return;
      }
      // The user may have left the dialog with Back: only this toast reports that the account still exists.
      const description = wrongPassword(error) ?? messageOf(error, errors.somethingWrong);
      toast({ title: words.leaveFailed, description, variant: "destructive" });
    },
  });
  const pending = leave.isPending || leave.isSuccess;
  const refused = wrongPassword(leave.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setMissing(password === "");
    if (password === "") {
      field.current?.focus();
      return;
    }
    leave.mutate({ password, keepPosts: !takePosts });
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !pending && onClose()}>
      <DialogContent size="sm" closeLabel={common.close}>
        <form noValidate method="post" onSubmit={submit}>
          <DialogHeader>
            <DialogTitle>{words.leaveTitle}</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <DialogDescription className="text-body">{words.leaveConfirmText}</DialogDescription>
            {leave.error && !refused ? (
              <Alert tone="danger" title={words.leaveFailed} className="mt-4">
                {messageOf(leave.error, errors.somethingWrong)}
              </Alert>
            ) : null}
            <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
            <div className="mt-4">
              <Field
                label={words.passwordLabel}
                description={words.passwordHint}
                error={missing && password === "" ? words.passwordMissing : refused}
                required
              >
                <PasswordField
                  ref={field}
                  name="password"
                  autoComplete="current-password"
                  showLabel={common.showPassword}
                  hideLabel={common.hidePassword}
                  value={password}
                  onChange={(event) => {
                    setPassword(event.target.value);
                    if (leave.isError) leave.reset();
                  }}
                />
              </Field>
            </div>
            <Checkbox
              label={words.takePosts}
              description={words.takePostsHint}
              checked={takePosts}
              onCheckedChange={setTakePosts}
              className="mt-4"
            />
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary">{words.stay}</Button>
            </DialogClose>
            <Button type="submit" variant="destructive" pending={pending} pendingText={words.leaving}>
              {words.leaveConfirm}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
