// Written by "npm run database-types" from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: { PostgrestVersion: "13" };
  public: {
    Tables: {
      app_admins_email: {
        Row: {
          created_at: string;
          email: string;
          is_active: boolean;
          proven_at: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          is_active?: boolean;
          proven_at?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          is_active?: boolean;
          proven_at?: string | null;
        };
        Relationships: [];
      };
      audit_log: {
        Row: {
          action: string;
          actor: string;
          at: string;
          changes: Json;
          id: number;
          row_id: string;
          table_name: string;
        };
        Insert: {
          action: string;
          actor: string;
          at?: string;
          changes: Json;
          row_id: string;
          table_name: string;
        };
        Update: {
          action?: string;
          actor?: string;
          at?: string;
          changes?: Json;
          row_id?: string;
          table_name?: string;
        };
        Relationships: [];
      };
      contact_letters: {
        Row: {
          about: string | null;
          created_at: string;
          email: string;
          id: string;
          lang: string;
          message: string;
          name: string;
          order_number: string | null;
          replied_at: string | null;
          replied_by: string | null;
          reply: string | null;
          search: string;
          search_names: string;
          sent_at: string | null;
          subject: string | null;
        };
        Insert: {
          about?: string | null;
          created_at?: string;
          email: string;
          id?: string;
          lang: string;
          message: string;
          name: string;
          order_number?: string | null;
          replied_at?: string | null;
          replied_by?: string | null;
          reply?: string | null;
          sent_at?: string | null;
          subject?: string | null;
        };
        Update: {
          about?: string | null;
          created_at?: string;
          email?: string;
          id?: string;
          lang?: string;
          message?: string;
          name?: string;
          order_number?: string | null;
          replied_at?: string | null;
          replied_by?: string | null;
          reply?: string | null;
          sent_at?: string | null;
          subject?: string | null;
        };
        Relationships: [];
      };
      daily_counts: {
        Row: {
          day: string;
          key: string;
          kind: string;
          lang: string;
          times: number;
        };
        Insert: {
          day: string;
          key?: string;
          kind: string;
          lang?: string;
          times: number;
        };
        Update: {
          day?: string;
          key?: string;
          kind?: string;
          lang?: string;
          times?: number;
        };
        Relationships: [];
      };
      delivery_countries: {
        Row: {
          code: string;
          days_least: number;
          days_most: number;
          fee_sar: number;
          is_open: boolean;
          pays_on_delivery: boolean;
          place: number;
          vat_percent: number;
        };
        Insert: {
          code: string;
          days_least: number;
          days_most: number;
          fee_sar: number;
          is_open?: boolean;
          pays_on_delivery: boolean;
          place: number;
          vat_percent: number;
        };
        Update: {
          code?: string;
          days_least?: number;
          days_most?: number;
          fee_sar?: number;
          is_open?: boolean;
          pays_on_delivery?: boolean;
          place?: number;
          vat_percent?: number;
        };
        Relationships: [];
      };
      leads: {
        Row: {
          confirmed_at: string | null;
          contact_consent_at: string | null;
          contact_consent_lang: string | null;
          contact_consent_version: string | null;
          country_code: string;
          created_at: string;
          email: string;
          first_name: string;
          id: string;
          lang: string;
          last_name: string;
          phone: string;
          search: string;
          search_names: string;
          source: string;
        };
        Insert: {
          confirmed_at?: string | null;
          contact_consent_at?: string | null;
          contact_consent_lang?: string | null;
          contact_consent_version?: string | null;
          country_code: string;
          created_at?: string;
          email: string;
          first_name: string;
          id?: string;
          lang: string;
          last_name: string;
          phone: string;
          source?: string;
        };
        Update: {
          confirmed_at?: string | null;
          contact_consent_at?: string | null;
          contact_consent_lang?: string | null;
          contact_consent_version?: string | null;
          country_code?: string;
          created_at?: string;
          email?: string;
          first_name?: string;
          id?: string;
          lang?: string;
          last_name?: string;
          phone?: string;
          source?: string;
        };
        Relationships: [];
      };
      maestro_options: {
        Row: {
          archived_at: string | null;
          id: string;
          image_url: string | null;
          label: Json;
          order_index: number;
          part_id: string;
          picture: string | null;
          picture_alt: Json | null;
          swatch: string | null;
          value: string;
        };
        Insert: {
          archived_at?: string | null;
          id?: string;
          image_url?: string | null;
          label: Json;
          order_index: number;
          part_id: string;
          picture?: string | null;
          picture_alt?: Json | null;
          swatch?: string | null;
          value: string;
        };
        Update: {
          archived_at?: string | null;
          id?: string;
          image_url?: string | null;
          label?: Json;
          order_index?: number;
          part_id?: string;
          picture?: string | null;
          picture_alt?: Json | null;
          swatch?: string | null;
          value?: string;
        };
        Relationships: [
          {
            foreignKeyName: "maestro_options_part_id_fkey";
            columns: ["part_id"];
            isOneToOne: false;
            referencedRelation: "maestro_question_parts";
            referencedColumns: ["id"];
          },
        ];
      };
      maestro_products: {
        Row: {
          badges: string[];
          bg_variant: string;
          bottle_image: string | null;
          box: string[];
          concentration: string;
          created_at: string;
          description: Json;
          id: string;
          is_active: boolean;
          is_vault: boolean;
          name: Json;
          notes_base: Json;
          notes_middle: Json;
          notes_top: Json;
          picture: string | null;
          picture_alt: Json | null;
          price_aed: number;
          slug: string;
          sold_out: boolean;
          sort_order: number;
          stock: number | null;
          tier: string;
          updated_at: string;
          volume_ml: number;
        };
        Insert: {
          badges?: string[];
          bg_variant: string;
          bottle_image?: string | null;
          box?: string[];
          concentration?: string;
          created_at?: string;
          description: Json;
          id?: string;
          is_active?: boolean;
          is_vault?: boolean;
          name: Json;
          notes_base: Json;
          notes_middle: Json;
          notes_top: Json;
          picture?: string | null;
          picture_alt?: Json | null;
          price_aed: number;
          slug: string;
          sort_order?: number;
          stock?: number | null;
          tier: string;
          updated_at?: string;
          volume_ml?: number;
        };
        Update: {
          badges?: string[];
          bg_variant?: string;
          bottle_image?: string | null;
          box?: string[];
          concentration?: string;
          created_at?: string;
          description?: Json;
          id?: string;
          is_active?: boolean;
          is_vault?: boolean;
          name?: Json;
          notes_base?: Json;
          notes_middle?: Json;
          notes_top?: Json;
          picture?: string | null;
          picture_alt?: Json | null;
          price_aed?: number;
          slug?: string;
          sort_order?: number;
          stock?: number | null;
          tier?: string;
          updated_at?: string;
          volume_ml?: number;
        };
        Relationships: [];
      };
      maestro_question_parts: {
        Row: {
          archived_at: string | null;
          config_json: Json;
          id: string;
          part_index: number;
          part_type: string;
          prompt: Json | null;
          question_id: string;
          required: boolean;
          theme: string;
        };
        Insert: {
          archived_at?: string | null;
          config_json?: Json;
          id?: string;
          part_index: number;
          part_type: string;
          prompt?: Json | null;
          question_id: string;
          required?: boolean;
          theme: string;
        };
        Update: {
          archived_at?: string | null;
          config_json?: Json;
          id?: string;
          part_index?: number;
          part_type?: string;
          prompt?: Json | null;
          question_id?: string;
          required?: boolean;
          theme?: string;
        };
        Relationships: [
          {
            foreignKeyName: "maestro_question_parts_question_id_fkey";
            columns: ["question_id"];
            isOneToOne: false;
            referencedRelation: "maestro_questions";
            referencedColumns: ["id"];
          },
        ];
      };
      maestro_questions: {
        Row: {
          archived_at: string | null;
          background_url: string | null;
          hint: Json | null;
          id: string;
          intro_media_type: string | null;
          intro_media_url: string | null;
          is_active: boolean;
          order_index: number;
          parts: Json;
          picture: string | null;
          picture_alt: Json | null;
          question_text: Json;
          updated_at: string;
        };
        Insert: {
          archived_at?: string | null;
          background_url?: string | null;
          hint?: Json | null;
          id?: string;
          intro_media_type?: string | null;
          intro_media_url?: string | null;
          is_active?: boolean;
          order_index?: number;
          picture?: string | null;
          picture_alt?: Json | null;
          question_text: Json;
          updated_at?: string;
        };
        Update: {
          archived_at?: string | null;
          background_url?: string | null;
          hint?: Json | null;
          id?: string;
          intro_media_type?: string | null;
          intro_media_url?: string | null;
          is_active?: boolean;
          order_index?: number;
          picture?: string | null;
          picture_alt?: Json | null;
          question_text?: Json;
          updated_at?: string;
        };
        Relationships: [];
      };
      maestro_results: {
        Row: {
          answer: Json | null;
          created_at: string | null;
          custom_name: string | null;
          id: string | null;
          lang: string | null;
          question_id: string | null;
          result_json: Json | null;
          session_id: string | null;
          updated_at: string | null;
        };
        Insert: {
          answer?: Json | null;
          created_at?: string | null;
          custom_name?: string | null;
          id?: string | null;
          lang?: string | null;
          question_id?: string | null;
          session_id?: string | null;
          updated_at?: string | null;
        };
        Update: {
          answer?: Json | null;
          created_at?: string | null;
          custom_name?: string | null;
          id?: string | null;
          lang?: string | null;
          question_id?: string | null;
          session_id?: string | null;
          updated_at?: string | null;
        };
        Relationships: [];
      };
      maestro_sessions: {
        Row: {
          created_at: string;
          has_perfume: boolean;
          id: string;
          lang: string;
          owner: string | null;
          user_agent: string | null;
        };
        Insert: {
          created_at?: string;
          has_perfume?: boolean;
          id?: string;
          lang: string;
          owner?: string | null;
          user_agent?: string | null;
        };
        Update: {
          created_at?: string;
          has_perfume?: boolean;
          id?: string;
          lang?: string;
          owner?: string | null;
          user_agent?: string | null;
        };
        Relationships: [];
      };
      newsletter_subscribers: {
        Row: {
          confirmed_at: string | null;
          consent_version: string | null;
          created_at: string;
          email: string | null;
          email_hash: string;
          id: string;
          lang: string;
          unsubscribe_token: string;
          unsubscribed_at: string | null;
        };
        Insert: {
          confirmed_at?: string | null;
          consent_version?: string | null;
          created_at?: string;
          email?: string | null;
          email_hash: string;
          id?: string;
          lang: string;
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Update: {
          confirmed_at?: string | null;
          consent_version?: string | null;
          created_at?: string;
          email?: string | null;
          email_hash?: string;
          id?: string;
          lang?: string;
          unsubscribe_token?: string;
          unsubscribed_at?: string | null;
        };
        Relationships: [];
      };
      order_events: {
        Row: {
          actor: string;
          at: string;
          from_state: string | null;
          id: number;
          kind: string | null;
          note: string | null;
          order_id: string;
          paid: number | null;
          reason: string | null;
          refund_failed: number | null;
          refunded: number | null;
          to_state: string | null;
        };
        Insert: {
          actor: string;
          at?: string;
          from_state?: string | null;
          kind?: string | null;
          note?: string | null;
          order_id: string;
          paid?: number | null;
          reason?: string | null;
          refund_failed?: number | null;
          refunded?: number | null;
          to_state?: string | null;
        };
        Update: {
          actor?: string;
          at?: string;
          from_state?: string | null;
          kind?: string | null;
          note?: string | null;
          order_id?: string;
          paid?: number | null;
          reason?: string | null;
          refund_failed?: number | null;
          refunded?: number | null;
          to_state?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "order_events_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
        ];
      };
      order_lines: {
        Row: {
          amount: number;
          engraved: number;
          engraving: string | null;
          fingerprint: string | null;
          kind: string;
          line: number;
          maceration: number | null;
          order_id: string;
          perfume: string | null;
          product_id: string | null;
          quantity: number;
          session_id: string | null;
          title: Json;
          unit: number;
          variant: string | null;
        };
        Insert: {
          engraved?: number;
          engraving?: string | null;
          fingerprint?: string | null;
          kind: string;
          line: number;
          maceration?: number | null;
          order_id: string;
          perfume?: string | null;
          product_id?: string | null;
          quantity: number;
          session_id?: string | null;
          title: Json;
          unit: number;
          variant?: string | null;
        };
        Update: {
          engraved?: number;
          engraving?: string | null;
          fingerprint?: string | null;
          kind?: string;
          line?: number;
          maceration?: number | null;
          order_id?: string;
          perfume?: string | null;
          product_id?: string | null;
          quantity?: number;
          session_id?: string | null;
          title?: Json;
          unit?: number;
          variant?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "order_lines_order_id_fkey";
            columns: ["order_id"];
            isOneToOne: false;
            referencedRelation: "orders";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "order_lines_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "maestro_products";
            referencedColumns: ["id"];
          },
        ];
      };
      orders: {
        Row: {
          account: string | null;
          address: Json | null;
          by_hand: boolean;
          country: string;
          courier: string | null;
          created_at: string;
          credit: number;
          currency: string;
          delivered_at: string | null;
          delivery: number;
          due: number;
          due_again: number;
          due_on: string | null;
          email: string | null;
          erased_at: string | null;
          expected_from: string;
          expected_to: string;
          gift: boolean;
          gift_card: string | null;
          goods: number;
          id: string;
          lang: string;
          letter_proof: string;
          name: string | null;
          number: string;
          paid: number;
          parcel: string | null;
          payment: string;
          phone: string | null;
          proven_at: string | null;
          recipient: string | null;
          recipient_phone: string | null;
          refunded: number;
          refunding: number;
          return_declined_at: string | null;
          return_outcome: string | null;
          return_requested_at: string | null;
          search: string;
          search_names: string;
          secret: string;
          state: string;
          total: number;
          updated_at: string;
          vat_percent: number;
        };
        Insert: {
          account?: string | null;
          address?: Json | null;
          by_hand?: boolean;
          country: string;
          courier?: string | null;
          created_at?: string;
          credit: number;
          currency: string;
          delivered_at?: string | null;
          delivery: number;
          due_again?: number;
          due_on?: string | null;
          email?: string | null;
          erased_at?: string | null;
          expected_from: string;
          expected_to: string;
          gift?: boolean;
          gift_card?: string | null;
          goods: number;
          id?: string;
          lang: string;
          letter_proof?: string;
          name?: string | null;
          number: string;
          paid?: number;
          parcel?: string | null;
          payment: string;
          phone?: string | null;
          proven_at?: string | null;
          recipient?: string | null;
          recipient_phone?: string | null;
          refunded?: number;
          refunding?: number;
          return_declined_at?: string | null;
          return_outcome?: string | null;
          return_requested_at?: string | null;
          secret: string;
          state?: string;
          updated_at?: string;
          vat_percent: number;
        };
        Update: {
          account?: string | null;
          address?: Json | null;
          by_hand?: boolean;
          country?: string;
          courier?: string | null;
          created_at?: string;
          credit?: number;
          currency?: string;
          delivered_at?: string | null;
          delivery?: number;
          due_again?: number;
          due_on?: string | null;
          email?: string | null;
          erased_at?: string | null;
          expected_from?: string;
          expected_to?: string;
          gift?: boolean;
          gift_card?: string | null;
          goods?: number;
          id?: string;
          lang?: string;
          letter_proof?: string;
          name?: string | null;
          number?: string;
          paid?: number;
          parcel?: string | null;
          payment?: string;
          phone?: string | null;
          proven_at?: string | null;
          recipient?: string | null;
          recipient_phone?: string | null;
          refunded?: number;
          refunding?: number;
          return_declined_at?: string | null;
          return_outcome?: string | null;
          return_requested_at?: string | null;
          secret?: string;
          state?: string;
          updated_at?: string;
          vat_percent?: number;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          lang: string;
          name: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          lang: string;
          name?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          lang?: string;
          name?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      site_settings: {
        Row: {
          catalogue_changed_at: string;
          id: number;
          maintenance_enabled: boolean;
          maintenance_message: string;
          maintenance_message_i18n: Json;
          updated_at: string;
        };
        Insert: {
          catalogue_changed_at?: string;
          id?: number;
          maintenance_enabled?: boolean;
          maintenance_message?: string;
          maintenance_message_i18n?: Json;
          updated_at?: string;
        };
        Update: {
          catalogue_changed_at?: string;
          id?: number;
          maintenance_enabled?: boolean;
          maintenance_message?: string;
          maintenance_message_i18n?: Json;
          updated_at?: string;
        };
        Relationships: [];
      };
      vault_invitations: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          lang: string | null;
          product_id: string;
          written_at: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          lang?: string | null;
          product_id: string;
          written_at?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          lang?: string | null;
          product_id?: string;
          written_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "vault_invitations_product_id_fkey";
            columns: ["product_id"];
            isOneToOne: false;
            referencedRelation: "maestro_products";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: Record<never, never>;
    Functions: {
      add_option: {
        Args: { label: Json; part_id: string; swatch?: string; value: string };
        Returns: string;
      };
      add_question: {
        Args: { form_key: string; hint: Json; part_type: string; question_text: Json; theme: string };
        Returns: string;
      };
      add_question_part: {
        Args: { max_choices?: number; part_type: string; prompt: Json; question_id: string; required: boolean; theme: string };
        Returns: string;
      };
      advance_order: {
        Args: { from_state: string; note?: string; order_id: string; reason?: string; to_state: string };
        Returns: string;
      };
      archive_question: {
        Args: { archived: boolean; question_id: string };
        Returns: boolean;
      };
      begin_second_factor: {
        Args: { user_id: string };
        Returns: boolean;
      };
      cancel_order: {
        Args: { secret: string };
        Returns: string;
      };
      cancel_unpaid: {
        Args: { max_rows: number };
        Returns: number;
      };
      claim_journey: {
        Args: { claims?: boolean };
        Returns: boolean;
      };
      claim_letter: {
        Args: { email: string };
        Returns: string;
      };
      clear_answers: {
        Args: { session_id: string };
        Returns: number;
      };
      confirm_lead: {
        Args: { token_hash: string };
        Returns: string;
      };
      confirm_subscription: {
        Args: { token_hash: string };
        Returns: string;
      };
      copy_option: {
        Args: { option_id: string; value: string };
        Returns: string;
      };
      copy_question: {
        Args: { form_key: string; question_id: string };
        Returns: string;
      };
      copy_question_part: {
        Args: { part_id: string; question_id: string };
        Returns: string;
      };
      count_orders: {
        Args: never;
        Returns: Json;
      };
      count_waiting: {
        Args: never;
        Returns: Json;
      };
      decide_held_payment: {
        Args: { decision: string; payment_id: string };
        Returns: string;
      };
      decide_return: {
        Args: { note: string; order_id: string; outcome: string };
        Returns: string;
      };
      decline_return: {
        Args: { note: string; order_id: string };
        Returns: string;
      };
      deliver_by_hand: {
        Args: { note?: string; order_id: string };
        Returns: string;
      };
      enrol_second_factor: {
        Args: { factor_id: string; lang?: string; session_id: string };
        Returns: string[];
      };
      erase_my_data: {
        Args: { access_hash?: string; email?: string; session_id?: string };
        Returns: Json;
      };
      erase_person: {
        Args: { email: string };
        Returns: Json;
      };
      export_my_data: {
        Args: { access_hash?: string; email?: string; session_id?: string };
        Returns: Json;
      };
      find_admin_invitation: {
        Args: { token_hash: string };
        Returns: string;
      };
      find_admin_order: {
        Args: { order_id: string };
        Returns: Json;
      };
      find_compounding_sheet: {
        Args: { result_id: string };
        Returns: { created_at: string; custom_name: string; edition: number; engine_version: string; engraving: boolean; fingerprint: string; id: string; lang: string; palette_version: string; result_json: Json; withdrawn_at: string }[];
      };
      find_journey_holder: {
        Args: { session_id: string };
        Returns: string;
      };
      find_lead_to_confirm: {
        Args: { token_hash: string };
        Returns: Json;
      };
      find_order: {
        Args: { secret: string };
        Returns: Json;
      };
      find_result: {
        Args: { edition?: number; session_id: string };
        Returns: Json;
      };
      find_second_factor: {
        Args: { user_id: string };
        Returns: string;
      };
      find_shared_perfume: {
        Args: { token: string };
        Returns: Json;
      };
      find_shown_perfume: {
        Args: { edition?: number; session_id: string };
        Returns: Json;
      };
      find_sign_in_address: {
        Args: { app: string; token_hash: string };
        Returns: string;
      };
      has_result: {
        Args: { session_id: string };
        Returns: boolean;
      };
      invite_admin: {
        Args: { again?: boolean; email: string; lang: string; token: string; token_hash: string };
        Returns: boolean;
      };
      invite_to_perfume: {
        Args: { emails: string[]; lang?: string; product_id: string };
        Returns: undefined;
      };
      is_admin: {
        Args: never;
        Returns: boolean;
      };
      is_listed_admin: {
        Args: { email: string };
        Returns: boolean;
      };
      keep_order: {
        Args: { account?: string; proof?: string; secret: string };
        Returns: string;
      };
      list_contact_letters: {
        Args: { answered?: boolean; backwards?: boolean; created_at?: string; id?: string; max_rows?: number; query?: string };
        Returns: Json;
      };
      list_delivery_countries: {
        Args: never;
        Returns: Json;
      };
      list_editions: {
        Args: { session_id: string };
        Returns: Json;
      };
      list_leads: {
        Args: { backwards?: boolean; created_at?: string; id?: string; max_rows?: number; query: string };
        Returns: Json;
      };
      list_orders: {
        Args: { backwards?: boolean; created_at?: string; id?: string; max_rows?: number; search?: string; soonest?: boolean; view?: string };
        Returns: Json;
      };
      list_own_invitations: {
        Args: never;
        Returns: Json;
      };
      list_own_orders: {
        Args: never;
        Returns: Json;
      };
      list_own_perfumes: {
        Args: { before?: string; max_rows?: number };
        Returns: Json;
      };
      list_page_speed: {
        Args: never;
        Returns: { metric: string; p50: number; p75: number; path: string; visits: number }[];
      };
      list_results: {
        Args: { backwards?: boolean; created_at?: string; id?: string; max_rows?: number; query: string };
        Returns: Json;
      };
      list_subscribers: {
        Args: { backwards?: boolean; created_at?: string; id?: string; max_rows?: number; query: string };
        Returns: Json;
      };
      list_unsent_letters: {
        Args: never;
        Returns: Json;
      };
      log_export: {
        Args: { exported: string };
        Returns: boolean;
      };
      maestro_start_session: {
        Args: { ip?: string; lang: string; user_agent?: string };
        Returns: string;
      };
      move_question: {
        Args: { question_id: string; seen_position?: number; step: number };
        Returns: undefined;
      };
      move_vault_perfume: {
        Args: { product_id: string; seen_position?: number; step: number };
        Returns: undefined;
      };
      name_result: {
        Args: { custom_name?: string; edition?: number; engraving?: boolean; result_id?: string; session_id: string };
        Returns: boolean;
      };
      open_my_data: {
        Args: { access_hash: string; token_hash: string };
        Returns: string;
      };
      open_payment: {
        Args: { provider: string; secret: string };
        Returns: Json;
      };
      open_sign_in_link: {
        Args: { app: string; token_hash: string };
        Returns: Json;
      };
      pass_second_factor: {
        Args: { factor_id: string; session_id: string };
        Returns: boolean;
      };
      place_order: {
        Args: { account?: string; country: string; currency: string; customer: Json; expected_total: number; gift?: Json; ip?: string; items: Json; lang: string; payment: string; secret: string; taxed?: boolean };
        Returns: Json;
      };
      preview_result: {
        Args: { answers: Json; session_id: string };
        Returns: Json;
      };
      purge_batch: {
        Args: never;
        Returns: boolean;
      };
      quote_order: {
        Args: { account?: string; country: string; currency: string; items: Json; taxed: boolean };
        Returns: Json;
      };
      read_statistics: {
        Args: { days: number };
        Returns: Json;
      };
      record_payment: {
        Args: { amount: number; beyond_due?: boolean; note?: string; order_id: string; seen_paid: number };
        Returns: string;
      };
      record_payment_event: {
        Args: { amount: number; charge?: string; currency: string; event: string; outcome: string; payment_id: string; provider: string; reference?: string; subject?: string };
        Returns: string;
      };
      record_payment_page: {
        Args: { page: string; payment_id: string; reference: string };
        Returns: string;
      };
      refund_order: {
        Args: { amount: number; by_hand?: boolean; note: string; order_id: string; seen_refunded: number };
        Returns: string;
      };
      remind_unpaid: {
        Args: { max_rows: number };
        Returns: number;
      };
      remove_second_factor: {
        Args: { lang?: string; recovery_code?: string; user_id: string };
        Returns: boolean;
      };
      renew_recovery_codes: {
        Args: { lang?: string; recovery_code?: string; user_id: string };
        Returns: string[];
      };
      reopen_sign_in_link: {
        Args: { token_hash: string };
        Returns: boolean;
      };
      report_contact_reply: {
        Args: { is_sent: boolean; letter_id: string };
        Returns: boolean;
      };
      report_letter: {
        Args: { is_sent: boolean; letter_id: string; problem?: string };
        Returns: boolean;
      };
      report_refund: {
        Args: { outcome: string; refund_id: string };
        Returns: boolean;
      };
      request_admin_access: {
        Args: never;
        Returns: string;
      };
      request_my_data_link: {
        Args: { email: string; ip?: string; lang: string; token_hash: string };
        Returns: boolean;
      };
      request_return: {
        Args: { note: string; secret: string };
        Returns: string;
      };
      request_subscription: {
        Args: { consent_version: string; email: string; ip?: string; lang: string; token_hash: string };
        Returns: boolean;
      };
      resend_letter: {
        Args: { letter_id: string };
        Returns: boolean;
      };
      reset_second_factor: {
        Args: { email: string; lang?: string };
        Returns: boolean;
      };
      save_contact_letter: {
        Args: { about?: string; email: string; invitation?: boolean; ip?: string; lang: string; message: string; name: string; secret?: string; subject?: string };
        Returns: boolean;
      };
      save_lead: {
        Args: { consent_version?: string; country_code: string; email: string; first_name: string; ip?: string; lang: string; last_name: string; phone: string; token_hash: string };
        Returns: boolean;
      };
      save_measurement: {
        Args: { device: string; ip?: string; metric: string; path: string; value: number };
        Returns: boolean;
      };
      save_question_texts: {
        Args: { hint: Json; labels: Json; prompts: Json; question_id: string; question_text: Json; seen_updated_at?: string };
        Returns: boolean;
      };
      save_result: {
        Args: { answers: Json; custom_name?: string; engine_version: string; fingerprint: string; ip?: string; lang: string; palette_version: string; result: Json; session_id: string };
        Returns: string;
      };
      send_parcel: {
        Args: { courier: string; note?: string; order_id: string; parcel: string };
        Returns: string;
      };
      set_perfume_withdrawn: {
        Args: { result_id: string; withdrawn: boolean };
        Returns: boolean;
      };
      spend_auth_share: {
        Args: { call: string; ip: string };
        Returns: boolean;
      };
      take_contact_letter: {
        Args: { letter_id: string; reply: string };
        Returns: string;
      };
      take_letters: {
        Args: { max_rows: number };
        Returns: Json;
      };
      take_open_payments: {
        Args: { max_rows: number; secret?: string };
        Returns: Json;
      };
      take_refunds: {
        Args: { max_rows: number };
        Returns: Json;
      };
      try_factor_code: {
        Args: { code: string; factor_id: string };
        Returns: boolean;
      };
      undo_cancellation: {
        Args: { order_id: string };
        Returns: string;
      };
      unsubscribe: {
        Args: { token: string };
        Returns: boolean;
      };
      withdraw_contact_consent: {
        Args: { access_hash?: string; email?: string };
        Returns: boolean;
      };
      write_auth_letters: {
        Args: { account: string; letters: Json; message: string };
        Returns: boolean;
      };
      write_invitations: {
        Args: never;
        Returns: number;
      };
    };
    Enums: {
    };
    CompositeTypes: Record<never, never>;
  };
};
